import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { freePorts } from './free-ports';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** A console with its platform, started as by `npm start`. */
export interface RunningConsole {
  url: string;
  platform: URL;
  email: string;
  password: string;
  stop: () => Promise<number | null>;
  restart: () => Promise<void>;
}

/** Settings of the developer must not reach the servers. */
const PRODUCT_SETTING =
  /^(DATABASE_URL|API_BASE_URL|DATA_DIR|HOST|PORT|LOG_LEVEL|SIGN_UP|TRUSTED_PROXIES|STOP_DELAY_SECONDS|ALLOWED_NETWORKS|(PLATFORM|CONSOLE|MEDIA|RTMP|SEED|DEMO|RATE|SMTP|MAIL|GITHUB|GOOGLE|CAPTCHA|PAYMENT|PASSWORD|STAFF|CUSTOMER|METRICS|OTEL)_.*)$/;

/** Accepted from media nodes, and from tests in their place. */
export const MEDIA_NODE_TOKEN = 'media-node-token-of-the-tests-0123456789';

/** Long enough for a build of everything on a busy machine. */
const START_LIMIT_MS = 600_000;

/** Starts the real servers on a data folder. `settings` are environment variables. */
export async function startConsole(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<RunningConsole> {
  const [port, platformPort, mediaPort] = await freePorts(3);
  const environment = {
    PORT: String(port),
    PLATFORM_PORT: String(platformPort),
    DATA_DIR: dataDir,
    MEDIA_NODE: 'off',
    MEDIA_NODE_TOKEN,
    MEDIA_PORT: String(mediaPort),
    // All tests share one address.
    RATE_LIMIT_PER_CALLER: '10000',
    RATE_LIMIT_PER_ADDRESS: '10000',
    RATE_LIMIT_MAILS_PER_RECIPIENT: '100',
    // Webhooks of tests.
    ALLOWED_NETWORKS: '127.0.0.1',
    ...settings,
  };
  let servers = await start(environment);
  const stop = () => servers.stop();
  return {
    ...servers.printed,
    platform: new URL(`http://127.0.0.1:${platformPort}`),
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
    env: { ...inheritedEnvironment(), ...environment, LOG_LEVEL: 'warn' },
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
  let limit: NodeJS.Timeout | undefined;
  const printed = await new Promise<SignInLines>((settle, reject) => {
    limit = setTimeout(() => {
      child.kill();
      reject(new Error(`The servers printed no address in ${START_LIMIT_MS / 1000} s. Output:\n${output}`));
    }, START_LIMIT_MS);
    const read = (text: string) => {
      output += text;
      const lines = signInLines(output);
      if (lines) settle(lines);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    void ended.then((status) => {
      reject(new Error(`The servers ended with status ${String(status)}. Output:\n${output}`));
    });
  }).finally(() => {
    clearTimeout(limit);
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { printed, stop };
}

/** The environment without settings of the product. */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !PRODUCT_SETTING.test(name)));
}

type SignInLines = Pick<RunningConsole, 'url' | 'email' | 'password'>;

function signInLines(output: string): SignInLines | undefined {
  const [, url, email, password] =
    /is ready: (\S+)\n +Email: +(\S+)\n +Password: +(\S+)\n/.exec(output) ?? [];
  return url && email && password ? { url, email, password } : undefined;
}
