import { configDefaults, defineConfig } from 'vitest/config';
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
      // The longest of the workspace's test runs: it ends alone, and would leave a core idle.
      maxWorkers: 2,
      // The same suite on the embedded database and on a real server.
      projects: (['pglite', 'postgres'] as const).map((name) => ({
        extends: true as const,
        test: {
          name,
          environment: 'node' as const,
          include: ['src/**/*.spec.ts'],
          // What many people do at the same time is told by a server that lets them.
          exclude:
            name === 'pglite'
              ? [...configDefaults.exclude, 'src/**/double-submits.spec.ts']
              : configDefaults.exclude,
          globalSetup: `src/testing/${name}-setup.ts`,
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      })),
    },
  }),
);
