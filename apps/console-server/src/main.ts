import { announceReady, createLog, createMetrics, runServer, serve } from '@console/server-kit';
import { builtConsole } from './built-console';
import { createConsoleApp } from './console-app';
import { loadRuntimeConfig } from './load-runtime-config';
import { readSettings, unknownSettings } from './settings';

/** Maximum time for requests in flight when the server stops; longer than the platform’s. */
const GRACE_MS = 35_000;

await runServer('console-server', async () => {
  const settings = readSettings(process.env);
  const log = createLog('console-server', settings.logLevel);
  const { config, problems } = await loadRuntimeConfig(settings.consoleConfig, process.env);
  for (const problem of [...unknownSettings(process.env), ...problems]) log.warn(problem);

  let isStopping = false;
  const app = createConsoleApp({
    ...settings,
    source: builtConsole(settings.consoleDist),
    config,
    metrics: createMetrics({ process: true }),
    log,
    isStopping: () => isStopping,
  });
  const server = await serve((request, connection) => app.fetch(request, connection), {
    ...settings,
    log,
    portSetting: 'PORT',
    graceMs: GRACE_MS,
    onStopping: () => {
      isStopping = true;
    },
  });
  const url = `${server.url}/`;
  announceReady(log, { message: { url }, text: `The console is ready: ${url}\n`, fields: { url } });
  return server;
});
