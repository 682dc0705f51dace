import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { freePorts } from './free-ports';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** A console with its platform, as a person has it after `npm start`. */
export interface RunningConsole {
  /** As printed, with a slash at the end. */
  url: string;
  /** How to sign in, as printed. */
  email: string;
  password: string;
  /** Asks the servers to end and waits until they have; answers their exit status. */
  stop: () => Promise<number | null>;
  /** Stops, then starts on the same ports and the same data. */
  restart: () => Promise<void>;
}

/** Starts the real servers on a data folder and reads how to sign in from what they print. */
export async function startConsole(dataDir: string): Promise<RunningConsole> {
  const [port, platformPort] = await freePorts(2);
  const environment = { PORT: String(port), PLATFORM_PORT: String(platformPort), DATA_DIR: dataDir };
  let servers = await start(environment);
  const stop = () => servers.stop();
  return {
    ...servers.printed,
    stop,
    restart: async () => {
      await stop();
      servers = await start(environment);
    },
  };
}

async function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['tools/run/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...environment, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  const ended = new Promise<number | null>((settle) => {
    child.once('close', (status) => {
      process.off('exit', kill);
      settle(status);
    });
  });

  let output = '';
  const printed = await new Promise<SignInLines>((settle, reject) => {
    const read = (text: string) => {
      output += text;
      const lines = signInLines(output);
      if (lines) settle(lines);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    void ended.then((status) => {
      reject(new Error(`The servers ended with status ${String(status)}. They said:\n${output}`));
    });
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { printed, stop };
}

type SignInLines = Pick<RunningConsole, 'url' | 'email' | 'password'>;

function signInLines(output: string): SignInLines | undefined {
  const [, url, email, password] =
    /is ready: (\S+)\n +E-mail: +(\S+)\n +Password: +(\S+)\n/.exec(output) ?? [];
  return url && email && password ? { url, email, password } : undefined;
}
