import {
  announceReady,
  createLog,
  createMetrics,
  listen,
  type RunningServer,
  runServer,
} from '@console/server-kit';
import { builtConsole } from './built-console';
import { createConsoleApp } from './console-app';
import { loadRuntimeConfig } from './load-runtime-config';
import { readSettings, unknownSettings } from './settings';

/** Maximum time for requests in flight when the server stops: longer than the platform may take. */
const GRACE_MS = 35_000;
/** What else stopping may take. */
const CLOSE_MS = 5_000;

async function start(): Promise<RunningServer> {
  const settings = readSettings(process.env);
  const log = createLog('console-server', settings.logLevel);
  const { config, problems } = await loadRuntimeConfig(settings.consoleConfig, process.env);
  for (const problem of [...unknownSettings(process.env), ...problems]) log.warn(problem);

  let isStopping = false;
  const app = createConsoleApp({
    source: builtConsole(settings.consoleDist),
    config,
    platform: settings.platform,
    overTls: settings.overTls,
    metrics: createMetrics({ process: true }),
    metricsToken: settings.metricsToken,
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
  announceReady(log, { message: { url }, text: `The console is ready: ${url}\n`, fields: { url } });

  return {
    close: async () => {
      isStopping = true;
      log.info('finishing the requests in flight');
      await listener.close(settings.stopDelayMs);
      log.info('stopped');
    },
    closeWithinMs: settings.stopDelayMs + GRACE_MS + CLOSE_MS,
  };
}

await runServer('console-server', start);
