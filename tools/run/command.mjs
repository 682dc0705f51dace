import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { projectEnvironment, ROOT } from './workspace.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a command and returns its output. A signal ends the command, then this process. */
export function runCommand(
  command,
  args,
  { cwd = ROOT, environment = projectEnvironment(), shown = false, onLine = () => {} } = {},
) {
  return new Promise((resolve) => {
    let output = '';
    let signalled;
    const collect = (text) => (output += text);
    const stdio = shown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { cwd, env: environment, stdio });
    const handlers = SIGNALS.map((signal) => [
      signal,
      () => {
        signalled = signal;
        child.kill(signal);
      },
    ]);
    for (const [signal, handler] of handlers) process.on(signal, handler);
    child.stdout?.setEncoding('utf8').on('data', collect);
    if (child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.once('error', (error) => collect(`${command}: ${error.message}\n`));
    child.once('close', (status) => {
      for (const [signal, handler] of handlers) process.off(signal, handler);
      if (signalled) process.exit(128 + constants.signals[signalled]);
      resolve({ status: status ?? 1, output });
    });
  });
}
