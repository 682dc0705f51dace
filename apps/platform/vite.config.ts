import { defineConfig } from 'vitest/config';
import { serverConfig } from '../../tools/vite/server-config.ts';

const SPECS = ['src/**/*.spec.ts', 'demo/**/*.spec.ts'];

/** Starting on a folder, backups, and the conformance run, which makes every call. */
const ONLY_EMBEDDED = ['src/main.spec.ts', 'src/{data-backup,conformance}/*.spec.ts'];
/** What can differ on the embedded database: its connection, text order, and number and date types. */
const ON_BOTH = [
  'src/database/*.spec.ts',
  'src/alerts/alert-rules.spec.ts',
  'src/billing/invoices.spec.ts',
  'src/tenant-apps/list-tenant-apps.spec.ts',
];
/** `FULL_MATRIX=true` runs all specs on both databases. */
const isFullMatrix = process.env['FULL_MATRIX'] === 'true';

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
          include: name === 'pglite' && !isFullMatrix ? [...ONLY_EMBEDDED, ...ON_BOTH] : SPECS,
          exclude: name === 'postgres' && !isFullMatrix ? ONLY_EMBEDDED : [],
          globalSetup: `testing/${name}-setup.ts`,
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      })),
    },
  }),
);
