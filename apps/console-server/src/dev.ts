import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import {
  announceReady,
  createLog,
  requestListener,
  type RunningServer,
  runServer,
  startListening,
  urlOf,
} from '@console/server-kit';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import type { ConsoleSource } from './built-console';
import { createConsoleApp } from './console-app';
import { loadRuntimeConfig } from './load-runtime-config';
import { UNKNOWN_PAGE } from './route-files';
import { readSettings, unknownSettings } from './settings';

const CONSOLE = resolve(import.meta.dirname, '../../console');

function consoleFromSources(vite: ViteDevServer): ConsoleSource {
  const startedAt = Date.now();
  const buildFiles = new Map<string, object | number>([
    ['builds/latest.json', { id: 'development' }],
    ['build-time.json', startedAt],
  ]);
  return {
    hasSignInPages: false,
    page: async (file, path) => vite.transformIndexHtml(path, await readFile(resolve(CONSOLE, file), 'utf8')),
    findPage: () => Promise.resolve(UNKNOWN_PAGE),
    file: (segments) => {
      const content = buildFiles.get(segments.join('/'));
      const response =
        content === undefined
          ? undefined
          : Response.json(content, { headers: { 'Cache-Control': 'no-store' } });
      return Promise.resolve(response);
    },
  };
}

async function start(): Promise<RunningServer> {
  const settings = readSettings(process.env);
  const log = createLog('console-server', settings.logLevel);
  const { config, problems } = await loadRuntimeConfig(settings.consoleConfig, process.env);
  for (const problem of [...unknownSettings(process.env), ...problems]) log.warn(problem);

  const server = createServer();
  const vite = await createViteServer({
    configFile: resolve(CONSOLE, 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, ws: { server } },
  });
  const app = createConsoleApp({
    source: consoleFromSources(vite),
    config,
    platform: settings.platform,
    trustedProxies: settings.trustedProxies,
    overTls: settings.overTls,
    log,
  });
  const respond = requestListener((request, connection) => app.fetch(request, connection));
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => respond(request, response));
  });
  const port = await startListening(server, { ...settings, portSetting: 'PORT' });
  const url = `${urlOf(settings.host, port)}/`;
  announceReady(log, { message: { url }, text: `The console is ready: ${url}\n`, fields: { url } });
  return { close: () => vite.close(), closeWithinMs: 5_000 };
}

await runServer('console-server', start);
