import { builtConsole } from './built-console';
import { createConsoleApp } from './console-app';
import { listen } from './listen';
import { loadRuntimeConfig } from './load-runtime-config';
import { createLog } from './log';
import { addressOf } from './settings';
import { listeningOrStop, settingsOrStop } from './start-problems';

const settings = settingsOrStop();
const log = createLog(settings.logLevel);
const { config, problems } = await loadRuntimeConfig(settings.consoleConfig, process.env);
for (const problem of problems) log.warn(problem);

const app = createConsoleApp({
  source: builtConsole(settings.consoleDist),
  config,
  platform: settings.platform,
  overTls: settings.overTls,
  log,
});
const listener = await listeningOrStop(listen(app, settings), settings);
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
