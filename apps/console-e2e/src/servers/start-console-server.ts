import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePorts } from './free-ports';
import { inheritedEnvironment } from './start-console';

const MAIN = resolve(import.meta.dirname, '../../../console-server/dist/main.js');

/** A further console of a running platform. */
export interface ConsoleServer {
  url: string;
  stop: () => Promise<void>;
}

type Variables = Record<string, string>;

/** Starts the built console-server. `settings` are environment variables, or a function of its origin. */
export async function startConsoleServer(
  platform: URL,
  settings: Variables | ((origin: string) => Variables) = {},
): Promise<ConsoleServer> {
  const [port] = await freePorts(1);
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...inheritedEnvironment(),
      LOG_LEVEL: 'error',
      PORT: String(port),
      API_BASE_URL: platform.href,
      ...(typeof settings === 'function' ? settings(origin) : settings),
    },
    // The server stops when the IPC channel closes.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'close');
  const ready = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]);
  if (!ready) throw new Error(`The console-server ended with status ${String(child.exitCode)}.`);
  return {
    url: `${origin}/`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
