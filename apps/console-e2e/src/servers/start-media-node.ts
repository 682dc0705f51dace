import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { inheritedEnvironment, MEDIA_NODE_TOKEN, type RunningConsole } from './start-console';

const PROGRAM = resolve(import.meta.dirname, '../../../media-node/dist/main.js');

interface MediaNodeOptions {
  name: string;
  port: number;
  /** Loops that it has encoded stay there. */
  dataDir: string;
  console: RunningConsole;
  /** Streams that it takes; default: many. */
  capacity?: number;
}

/** Starts a media node in addition to the servers of `npm start`. */
export async function startMediaNode({ name, port, dataDir, console, capacity = 50 }: MediaNodeOptions) {
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...inheritedEnvironment(),
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      MEDIA_NODE_NAME: name,
      MEDIA_CAPACITY: String(capacity),
      MEDIA_NODE_TOKEN,
      MEDIA_PORT: String(port),
      MEDIA_URL: `http://127.0.0.1:${port}`,
      MEDIA_PLATFORM_URL: console.platform.href,
      CONSOLE_URL: console.url,
      ALLOWED_NETWORKS: '127.0.0.1',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const ready = await Promise.race([once(child, 'message'), exited.then(() => undefined)]);
  if (!ready) throw new Error(`The media node ${name} did not start.`);
  return {
    /** Resolves with its exit status. */
    end: async (signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}
