import { defineConfig } from 'vitest/config';
import { serverConfig } from '../../tools/vite/server-config.ts';

/**
 * What the embedded database does in its own way: it starts and is kept in a folder, orders texts, reads numbers and dates,
 * and has one connection, which a call that wanted a second one would wait for. Every call is tried on it by the conformance
 * run, and the journeys of apps/console-e2e are on it too. All the rest runs on a server alone, as in production.
 */
const ON_EMBEDDED = [
  'src/main.spec.ts',
  'src/{database,data-backup,seed,conformance,billing,quota,servers,members,mail}/**/*.spec.ts',
  'src/tenant-apps/{list,create}-*.spec.ts',
];

export default defineConfig(
  serverConfig({
    root: import.meta.dirname,
    entries: ['main', 'conform', 'backup', 'restore'],
    test: {
      allowOnly: false,
      silent: 'passed-only',
      // Each file brings a platform and a database of its own; what they import is loaded once.
      isolate: false,
      // The longest of the workspace's test runs: it ends alone, and would leave a core idle.
      maxWorkers: 2,
      projects: (['postgres', 'pglite'] as const).map((name) => ({
        extends: true as const,
        test: {
          name,
          // Days are those of UTC wherever a server runs: east and west of it the specs pass alike.
          env: { TZ: name === 'postgres' ? 'Asia/Ho_Chi_Minh' : 'America/New_York' },
          environment: 'node' as const,
          include: name === 'pglite' ? ON_EMBEDDED : ['src/**/*.spec.ts'],
          globalSetup: `src/testing/${name}-setup.ts`,
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      })),
    },
  }),
);
