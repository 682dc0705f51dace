import { pino } from 'pino';
import { builtConsole } from './built-console';
import { createConsoleApp } from './console-app';
import { listen, type Listener } from './listen';
import { loadRuntimeConfig } from './load-runtime-config';
import { addressOf, readSettings, type Settings, SettingsError } from './settings';

function stop(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function settingsOrStop(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof SettingsError) return stop(error.message);
    throw error;
  }
}

async function listenOrStop(
  app: ReturnType<typeof createConsoleApp>,
  { host, port }: Settings,
): Promise<Listener> {
  try {
    return await listen(app, { host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') return stop(`Port ${port} on ${host} is in use. Set PORT to a free one.`);
    if (code === 'EACCES')
      return stop(`Port ${port} on ${host} is not open to this user. Set PORT to a higher one.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      return stop(`HOST ${host} is no address of this machine.`);
    throw error;
  }
}

const settings = settingsOrStop();
const log = pino({ name: 'console-server', level: settings.logLevel });
const { config, problems } = await loadRuntimeConfig(settings.consoleConfig, process.env);
for (const problem of problems) log.warn(problem);

const app = createConsoleApp({
  source: builtConsole(settings.consoleDist),
  config,
  platform: settings.platform,
  log,
});
const listener = await listenOrStop(app, settings);
const url = addressOf(settings.host, listener.port);

let shutDown: Promise<never> | undefined;
async function finish(): Promise<never> {
  log.info('finishing the requests in flight');
  await listener.close();
  process.exit(0);
}

// Without the process that started us there is nobody left to stop us.
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'])
  process.on(event, () => void (shutDown ??= finish()));

log.info({ url, platform: settings.platform.href }, 'listening');
if (process.send) process.send({ type: 'ready', url });
else process.stdout.write(`The console is ready: ${url}\n`);
