import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILE = 'mockServiceWorker.js';

/** Serves the worker of the installed msw, so that the versions match. */
export function mockServiceWorker(): Plugin {
  const source = readFileSync(fileURLToPath(import.meta.resolve(`msw/${FILE}`)), 'utf8');
  return {
    name: 'mock-service-worker',
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response
          .setHeader('Content-Type', 'text/javascript')
          .setHeader('Service-Worker-Allowed', '/')
          .end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}
