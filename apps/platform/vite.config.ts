import { defineConfig } from 'vitest/config';
import { serverConfig } from '../../tools/vite/server-config.ts';

const SPECS = ['src/**/*.spec.ts', 'demo/**/*.spec.ts'];

/**
 * What differs on the embedded database: starting on a folder, backups, text order, number and date types, and having one
 * connection. The conformance run makes every call on it. `TEST_MATRIX=full` runs all specs on both databases.
 */
const ON_EMBEDDED = [
  'src/main.spec.ts',
  'src/{database,data-backup,conformance}/*.spec.ts',
  'src/billing/invoices.spec.ts',
  'src/tenant-apps/list-tenant-apps.spec.ts',
  'demo/seed/*.spec.ts',
];
const isFullMatrix = process.env['TEST_MATRIX'] === 'full';

export default defineConfig(
  serverConfig({
    root: import.meta.dirname,
    entries: ['main', 'conform', 'backup', 'restore'],
    test: {
      allowOnly: false,
      silent: 'passed-only',
      // Each file has its own platform and database; modules are loaded once for all files.
      isolate: false,
      maxWorkers: 2,
      projects: (['postgres', 'pglite'] as const).map((name) => ({
        extends: true as const,
        test: {
          name,
          // Days are UTC days wherever a server runs.
          env: { TZ: name === 'postgres' ? 'Asia/Ho_Chi_Minh' : 'America/New_York' },
          environment: 'node' as const,
          include: name === 'pglite' && !isFullMatrix ? ON_EMBEDDED : SPECS,
          globalSetup: `testing/${name}-setup.ts`,
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      })),
    },
  }),
);
