import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePorts } from './free-ports';
import { inheritedEnvironment } from './start-console';

const MAIN = resolve(import.meta.dirname, '../../../console-server/dist/main.js');

/** A further console before a platform that runs already. */
export interface ConsoleServer {
  /** With a slash at the end. */
  url: string;
  stop: () => Promise<void>;
}

type Variables = Record<string, string>;

/** Starts the built console-server alone. `settings` are further variables of its environment, or what makes them of its origin. */
export async function startConsoleServer(
  platform: URL,
  settings: Variables | ((origin: string) => Variables) = {},
): Promise<ConsoleServer> {
  const [port] = await freePorts(1);
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [MAIN], {
    // What it warns of here is what the tests do to it.
    env: {
      ...inheritedEnvironment(),
      LOG_LEVEL: 'error',
      PORT: String(port),
      API_BASE_URL: platform.href,
      ...(typeof settings === 'function' ? settings(origin) : settings),
    },
    // It ends with the channel, so that it never outlives the tests.
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
