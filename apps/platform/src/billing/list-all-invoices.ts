import { PAGE_SIZES } from '@console/http/contract';
import { count, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { apps, deletedApps, invoices } from '../database/schema';
import { SharedResults } from '../concurrency/shared-results';
import { billedApp } from './billed-app';
import { idsOfPage } from './invoice-page';
import {
  hasDates,
  matching,
  orderOf,
  sortOf,
  valuesOf,
  type InvoiceQuery,
  type QueryValues,
} from './invoice-query';
import { invoice, invoiceColumns, reminderColumns, reminders } from './invoice-row';
import { isTallied, tallyStatement } from './invoice-tallies';

export async function listAllInvoices(db: Database, query: InvoiceQuery, today: string) {
  const { page, perPage } = query;
  const values = valuesOf(query, today);
  const [rows, total] = await Promise.all([
    pageStatement(db, query).execute({ ...values, offset: (page - 1) * perPage, reach: page * perPage }),
    totalOf(db, query, values),
  ]);
  return { data: rows.map((row) => reminders(invoice(row, today))), total, page, perPage };
}

type PageStatement = ReturnType<typeof preparePage>;
const pageStatements = new WeakMap<Database, Map<string, PageStatement>>();

/** Sort orders with one best plan for all dates. */
const INDEXED_SORTS = ['issuingDate', 'dueDate', 'number'];

/** The statement of a page, prepared once for common queries. Other queries are planned with their values. */
function pageStatement(db: Database, query: InvoiceQuery): PageStatement {
  const { perPage, page, status = 'any' } = query;
  const sort = sortOf(query);
  const isUsual =
    !sort.includes(',') &&
    PAGE_SIZES.some((size) => size === perPage) &&
    isTallied(query) &&
    (!hasDates(query) || INDEXED_SORTS.includes(sort.replace(/^-/, '')));
  if (!isUsual) return preparePage(db, query, '');
  const statements = pageStatements.get(db) ?? new Map<string, PageStatement>();
  pageStatements.set(db, statements);
  const dates = [query.issuingDateFrom && 'from', query.issuingDateTo && 'to'].filter(Boolean).join(' ');
  const name = `invoices ${sort} ${perPage} ${page === 1 ? 'first' : 'later'} ${status} ${dates}`;
  const statement = statements.get(name) ?? preparePage(db, query, name);
  statements.set(name, statement);
  return statement;
}

function preparePage(db: Database, query: InvoiceQuery, name: string) {
  return (
    db
      .select({ ...invoiceColumns, ...reminderColumns, ...billedApp(invoices.appId) })
      .from(invoices)
      .leftJoin(apps, eq(apps.appId, invoices.appId))
      .leftJoin(deletedApps, eq(deletedApps.appId, invoices.appId))
      // Only the page's rows are read and joined.
      .where(sql`${invoices.id} = any(array(${idsOfPage(db, query)}))`)
      .orderBy(...orderOf(query))
      .prepare(name)
  );
}

const totals = new WeakMap<Database, SharedResults<string, number>>();

/** The number of results. Concurrent equal counts share one, unless the caller reaches only some apps. */
function totalOf(db: Database, query: InvoiceQuery, values: QueryValues): Promise<number> {
  if (query.within) return countOf(db, query, values);
  const shared = totals.get(db) ?? new SharedResults<string, number>();
  totals.set(db, shared);
  return shared.ask(JSON.stringify([query.status, query.q, values]), () => countOf(db, query, values));
}

async function countOf(db: Database, query: InvoiceQuery, values: QueryValues): Promise<number> {
  const counting = isTallied(query)
    ? tallyStatement(db, query)
    : db.select({ total: count() }).from(invoices).where(matching(query));
  const [row] = await counting.prepare('').execute(values);
  return row?.total ?? 0;
}
