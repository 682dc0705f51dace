import { spawn } from 'node:child_process';
import { PROJECT_NODE, ROOT } from './workspace.mjs';

const PARENT_CHECK_MS = 500;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Servers that live and end together, each on the project's Node. If one ends or this process gets a signal,
 * all end.
 */
export function serverGroup({ log = (line) => process.stderr.write(`${line}\n`), echoMs = 1_000 } = {}) {
  /** In start order. */
  const running = new Map();
  let status = 0;
  let stoppingSince;
  let finish;
  const finished = new Promise((resolve) => (finish = resolve));

  const signalAll = (signal) => {
    for (const child of running.values()) child.kill(signal);
  };
  const stop = (signal) => {
    // A second Ctrl+C ends the servers immediately; npm echoes the first one at once.
    const impatient = signal === 'SIGINT' && Date.now() - stoppingSince >= echoMs;
    stoppingSince ??= Date.now();
    if (impatient) signalAll('SIGKILL');
    else endLast();
    if (running.size === 0) finish(status);
  };
  /** In reverse order: later servers may depend on earlier ones. */
  const endLast = () => [...running.values()].at(-1)?.kill('SIGTERM');
  const handlers = SIGNALS.map((signal) => [signal, () => stop(signal)]);
  const killAll = () => signalAll('SIGKILL');
  for (const [signal, handler] of handlers) process.on(signal, handler);
  process.once('exit', killAll);
  // A killed npm leaves its children to another parent.
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && stop('SIGTERM'), PARENT_CHECK_MS);
  if (!process.env.npm_lifecycle_event) clearInterval(watch);
  void finished.then(() => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
    process.off('exit', killAll);
    clearInterval(watch);
  });

  const ended = (name, code, signal, wasReady = true) => {
    if (stoppingSince === undefined) {
      // A failed start has reported itself.
      if (wasReady || signal || code === 0) log(`${name} has ended (${signal ?? `status ${code}`}).`);
      status = code || 1;
      stop('SIGTERM');
      return;
    }
    // Killed by our own signal.
    status ||= code ?? (signal === 'SIGTERM' ? 0 : 1);
    if (running.size === 0) finish(status);
    else endLast();
  };

  return {
    finished,
    stop: () => stop('SIGTERM'),

    /** Starts a server; resolves with its ready message, or with undefined when it ends before. */
    start(name, args, { environment = {}, cwd = ROOT, onEnd = ended } = {}) {
      // A group of its own: Ctrl+C reaches this process only, which then passes it on once.
      const child = spawn(PROJECT_NODE, args, {
        cwd,
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        detached: true,
      });
      running.set(name, child);
      let isReady = false;
      return new Promise((resolve) => {
        child.on('message', (message) => {
          if (message?.type !== 'ready') return;
          isReady = true;
          resolve(message);
        });
        child.once('error', (error) => log(`${name} cannot be started: ${error.message}`));
        child.once('close', (code, signal) => {
          running.delete(name);
          resolve(undefined);
          if (stoppingSince === undefined) onEnd(name, code, signal, isReady);
          else ended(name, code, signal);
        });
      });
    },

    /** Asks one server to end. What follows is its `onEnd`. */
    end: (name) => running.get(name)?.kill('SIGTERM'),
  };
}
