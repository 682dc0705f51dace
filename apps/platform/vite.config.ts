import { defineConfig } from 'vitest/config';
import { serverConfig } from '../../tools/vite/server-config.ts';

export default defineConfig(
  serverConfig({
    root: import.meta.dirname,
    entries: ['main', 'conform'],
    test: {
      allowOnly: false,
      silent: 'passed-only',
      // Each file brings a platform and a database of its own; what they import is loaded once.
      isolate: false,
      // The same suite on the embedded database and on a real server.
      projects: (['pglite', 'postgres'] as const).map((name) => ({
        extends: true as const,
        test: {
          name,
          environment: 'node' as const,
          include: ['src/**/*.spec.ts'],
          globalSetup: `src/testing/${name}-setup.ts`,
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      })),
    },
  }),
);
