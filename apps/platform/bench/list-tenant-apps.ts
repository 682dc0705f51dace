/**
 * Measures lists of tenant apps on PostgreSQL. Run: `npx nx run platform:bench`. Size: BENCH_APPS (10000),
 * BENCH_CALLERS (50), BENCH_SECONDS (5, per list).
 */
import { listTenantApps } from '@console/tenant-apps/contract';
import { startPostgresServer } from '../testing/postgres-server.ts';
import { measure } from './measure.ts';

const APPS = Number(process.env['BENCH_APPS'] ?? 10_000);

const LISTS: Record<string, string> = {
  'newest first': '',
  'normal apps': 'customFields={"status":"normal"}',
  'by name': 'sort=name',
  'by members': 'sort=-members',
  'a page deep inside': 'sort=name&page=250',
  'a search': 'q=song hong',
};

async function measureOn(database: string, environment: Record<string, string>): Promise<void> {
  await measure({
    path: listTenantApps.path,
    lists: LISTS,
    environment: { SEED_APPS: String(APPS), ...environment },
    describe: () => Promise.resolve(`${database}: ${APPS} apps`),
  });
}

const postgres = await startPostgresServer();
try {
  await measureOn('PostgreSQL', { DATABASE_URL: postgres.urlOf('postgres') });
} finally {
  await postgres.stop();
}
await measureOn('PGlite', {});
