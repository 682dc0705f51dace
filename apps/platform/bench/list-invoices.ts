/**
 * Measures lists of about 100,000 invoices on PostgreSQL. Run: `npx nx run platform:bench-invoices`. Size: BENCH_APPS
 * (8000), BENCH_CALLERS (50), BENCH_SECONDS (5, per list).
 */
import { listAllInvoices } from '@console/billing/contract';
import { startPostgresServer } from '../testing/postgres-server.ts';
import { measure } from './measure.ts';

const APPS = process.env['BENCH_APPS'] ?? '8000';

const today = new Date();
const monthsAgo = (months: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 1)).toISOString().slice(0, 10);

async function measureInvoices(databaseUrl: string): Promise<void> {
  await measure({
    path: listAllInvoices.path,
    lists: {
      'newest first': '',
      'a page deep inside': 'page=250',
      'by total': 'sort=-total',
      'by app': 'sort=appId',
      'what is overdue': 'status=overdue',
      'what is paid, by due date': 'status=paid&sort=dueDate',
      'a quarter': `issuingDateFrom=${monthsAgo(5)}&issuingDateTo=${monthsAgo(3)}`,
      'paid in a quarter, by number': `status=paid&issuingDateFrom=${monthsAgo(5)}&issuingDateTo=${monthsAgo(3)}&sort=number`,
      'a number’s begin': `number=INV-${monthsAgo(6).slice(0, 7).replace('-', '')}-000`,
      'one app': 'appId=song-hong-tv',
    },
    // Usage would fill the disk.
    environment: { SEED_APPS: APPS, SEED_USAGE_DAYS: '1', DATABASE_URL: databaseUrl },
    describe: async (call) => {
      const { total } = listAllInvoices.response.parse(await call(listAllInvoices.path));
      return `PostgreSQL: ${total} invoices of ${APPS} apps`;
    },
  });
}

const postgres = await startPostgresServer();
try {
  await measureInvoices(postgres.urlOf('postgres'));
} finally {
  await postgres.stop();
}
