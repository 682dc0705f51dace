import { createLog, failStart, listen, stopOnSignals } from '@console/server-kit';
import { builtConsole } from './built-console';
import { createConsoleApp } from './console-app';
import { loadRuntimeConfig } from './load-runtime-config';
import { readSettings } from './settings';

/** Maximum time for requests in flight when the server stops: longer than the platform may take. */
const GRACE_MS = 35_000;

/** Starts the server and returns how to stop it. */
async function start(): Promise<() => Promise<void>> {
  const settings = readSettings(process.env);
  const log = createLog('console-server', settings.logLevel);
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
  const listener = await listen((request, connection) => app.fetch(request, connection), {
    ...settings,
    portSetting: 'PORT',
    graceMs: GRACE_MS,
  });
  const url = `${listener.url}/`;
  log.info({ url, platform: settings.platform.href }, 'listening');
  if (process.send) process.send({ type: 'ready', url });
  else process.stdout.write(`The console is ready: ${url}\n`);

  return async () => {
    isStopping = true;
    log.info('finishing the requests in flight');
    await listener.close(settings.stopDelayMs);
    log.info('stopped');
  };
}

const started = start();

stopOnSignals(async () => {
  const stop = await started.catch(() => undefined);
  await stop?.();
});

await started.catch((error: unknown) => failStart('console-server', error));
