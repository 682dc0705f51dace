import { spawn } from 'node:child_process';
import { PROJECT_NODE, ROOT } from './workspace.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Servers that live and end together. Each runs with the project's Node and tells by message when it is ready. The
 * first one that ends takes the others along, and so does a signal to this process.
 */
export function serverGroup({ log = (line) => process.stderr.write(`${line}\n`), echoMs = 1_000 } = {}) {
  const running = new Map();
  let status = 0;
  let stoppingSince;
  let finish;
  const finished = new Promise((resolve) => (finish = resolve));

  const stop = (signal) => {
    // A second Ctrl+C is from somebody who does not want to wait; npm echoes the first one at once.
    const impatient = signal === 'SIGINT' && Date.now() - stoppingSince >= echoMs;
    const sent = impatient ? 'SIGKILL' : 'SIGTERM';
    stoppingSince ??= Date.now();
    for (const child of running.values()) child.kill(sent);
    if (running.size === 0) finish(status);
  };
  const handlers = SIGNALS.map((signal) => [signal, () => stop(signal)]);
  for (const [signal, handler] of handlers) process.on(signal, handler);
  const killAll = () => {
    for (const child of running.values()) child.kill('SIGKILL');
  };
  process.once('exit', killAll);
  void finished.then(() => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
    process.off('exit', killAll);
  });

  return {
    /** Resolves with the status of the group when the last server has ended. */
    finished,
    stop: () => stop('SIGTERM'),

    /** Starts a server; resolves with its ready message, or with undefined when it ends before. */
    start(name, args, environment) {
      // A group of its own: Ctrl+C reaches this process only, which then passes it on once.
      const child = spawn(PROJECT_NODE, args, {
        cwd: ROOT,
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        detached: true,
      });
      running.set(name, child);
      return new Promise((resolve) => {
        child.on('message', (message) => {
          if (message?.type === 'ready') resolve(message);
        });
        child.once('error', (error) => log(`${name} cannot be started: ${error.message}`));
        child.once('close', (code, signal) => {
          running.delete(name);
          resolve(undefined);
          if (stoppingSince !== undefined) {
            status ||= code ?? 1;
            if (running.size === 0) finish(status);
          } else {
            log(`${name} has ended (${signal ?? `status ${code}`}).`);
            status = code || 1;
            stop('SIGTERM');
          }
        });
      });
    },
  };
}
