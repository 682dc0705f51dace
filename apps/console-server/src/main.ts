import { builtConsole } from './built-console';
import { createConsoleApp } from './console-app';
import { listen } from './listen';
import { loadRuntimeConfig } from './load-runtime-config';
import { createLog } from './log';
import { addressOf } from './settings';
import { listeningOrStop, settingsOrStop } from './start-problems';
import { stopOnSignals } from './stop-on-signals';

const settings = settingsOrStop();
const log = createLog(settings.logLevel);
const { config, problems } = await loadRuntimeConfig(settings.consoleConfig, process.env);
for (const problem of problems) log.warn(problem);

let isStopping = false;
const app = createConsoleApp({
  source: builtConsole(settings.consoleDist),
  config,
  platform: settings.platform,
  overTls: settings.overTls,
  log,
  isStopping: () => isStopping,
});
const listener = await listeningOrStop(listen(app, settings), settings);
const url = addressOf(settings.host, listener.port);

stopOnSignals(async () => {
  isStopping = true;
  log.info('finishing the requests in flight');
  await listener.close(settings.stopDelayMs);
  log.info('stopped');
});

log.info({ url, platform: settings.platform.href }, 'listening');
if (process.send) process.send({ type: 'ready', url });
else process.stdout.write(`The console is ready: ${url}\n`);
