import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import type { ConsoleSource } from './built-console';
import { createConsoleApp } from './console-app';
import { requestListener } from './listen';
import { loadRuntimeConfig } from './load-runtime-config';
import { createLog } from './log';
import { addressOf } from './settings';
import { listeningOrStop, settingsOrStop } from './start-problems';

// The same address, configuration and API as in production; the console alone comes from its sources.
const CONSOLE = resolve(import.meta.dirname, '../../console');

function consoleFromSources(vite: ViteDevServer): ConsoleSource {
  const startedAt = Date.now();
  const buildFiles = new Map<string, object | number>([
    ['builds/latest.json', { id: 'development' }],
    ['build-time.json', startedAt],
  ]);
  return {
    // They are drawn by the build: here the console itself shows its sign-in.
    hasSignInPages: false,
    page: async (file, path) => vite.transformIndexHtml(path, await readFile(resolve(CONSOLE, file), 'utf8')),
    // What is needed is known once there is a build.
    placeFiles: () => Promise.resolve([]),
    file: (segments) => {
      const content = buildFiles.get(segments.join('/'));
      const answer =
        content === undefined
          ? undefined
          : Response.json(content, { headers: { 'Cache-Control': 'no-store' } });
      return Promise.resolve(answer);
    },
  };
}

const settings = settingsOrStop();
const log = createLog(settings.logLevel);
const { config, problems } = await loadRuntimeConfig(settings.consoleConfig, process.env);
for (const problem of problems) log.warn(problem);

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
  overTls: settings.overTls,
  log,
});
const answer = requestListener(app);
server.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    answer(request, response);
  });
});

const listening = new Promise<void>((done, failed) => {
  server.once('error', failed);
  server.listen(settings.port, settings.host, done);
});
await listeningOrStop(listening, settings);

for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) {
  process.on(event, () => void vite.close().finally(() => process.exit(0)));
}
process.send?.({ type: 'ready', url: addressOf(settings.host, settings.port) });
