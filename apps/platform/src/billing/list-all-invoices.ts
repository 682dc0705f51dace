import type { INVOICE_SORTS, listAllInvoices as operation } from '@console/billing/contract';
import { PAGE_SIZES } from '@console/http/contract';
import { and, asc, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/connection';
import { apps, invoices, payments } from '../database/schema';
import { SharedAnswers } from '../database/shared-answers';
import { byCode } from '../database/text-order';
import { hasStatus, invoice, invoiceColumns } from './invoice-row';
import { dueWithin, hasDates, issuedWithin, issuingDays, isTallied, tallyStatement } from './invoice-tallies';
import { monthOf } from './month-of';

type Query = z.output<(typeof operation)['query']>;

/** Each is an index; amounts are compared within their currency. */
const SORTABLE: Record<(typeof INVOICE_SORTS)[number], readonly SQLWrapper[]> = {
  issuingDate: [invoices.issuingDate],
  dueDate: [invoices.dueDate],
  number: [byCode(invoices.number)],
  appId: [byCode(invoices.appId)],
  total: [invoices.currency, invoices.total],
};
const DEFAULT_SORT = '-issuingDate';
/** Comes after every text. */
const LAST = '\u{10ffff}';

export async function listAllInvoices(db: Database, query: Query, today: string) {
  const { page, perPage } = query;
  const values = valuesOf(query, today);
  const [rows, total] = await Promise.all([
    pageStatement(db, query).execute({ ...values, offset: (page - 1) * perPage, reach: page * perPage }),
    totalOf(db, query, values),
  ]);
  const data = rows.map(({ appName, ...row }) => ({ ...invoice(row, today), appName }));
  return { data, total, page, perPage };
}

/** What the placeholders of `matching` stand for. */
function valuesOf(query: Query, today: string) {
  const { appId, issuingDateFrom, issuingDateTo, status, number, paidMonth } = query;
  return {
    ...(appId !== undefined && { appId }),
    ...(issuingDateFrom !== undefined && { issuingDateFrom }),
    ...(issuingDateTo !== undefined && { issuingDateTo }),
    ...((status === 'unpaid' || status === 'overdue') && { today }),
    ...(number !== undefined && { number: number.toUpperCase(), pastNumber: number.toUpperCase() + LAST }),
    ...(paidMonth !== undefined && monthOf(paidMonth)),
  };
}

type Values = ReturnType<typeof valuesOf>;

function matching(query: Query): SQL | undefined {
  const { appId, status, number, paidMonth } = query;
  return and(
    appId === undefined ? undefined : eq(invoices.appId, sql.placeholder('appId')),
    issuedWithin(query, invoices.issuingDate),
    status && hasStatus(status, sql.placeholder('today')),
    // Not `like`: a range is found in the index, whatever the text that a prepared statement is given.
    number === undefined
      ? undefined
      : and(
          gte(byCode(invoices.number), sql.placeholder('number')),
          lt(byCode(invoices.number), sql.placeholder('pastNumber')),
        ),
    paidMonth === undefined
      ? undefined
      : sql`${invoices.id} = any(array(select ${payments.invoiceId} from ${payments} where ${and(
          gte(payments.paidAt, sql.placeholder('begin')),
          lt(payments.paidAt, sql.placeholder('end')),
        )}))`,
  );
}

/** The id comes last, in the direction of what stands before it: an index is then read from either end. */
function orderOf(sort: string): SQL[] {
  const names = sort.split(',');
  const isDescending = names.at(-1)?.startsWith('-') ?? false;
  const columns = names.flatMap((name) => {
    const direction = name.startsWith('-') ? desc : asc;
    const known = Object.entries(SORTABLE).find(([sortable]) => sortable === name.replace(/^-/, ''));
    return known ? known[1].map((column) => direction(column)) : [];
  });
  return [...columns, isDescending ? desc(invoices.id) : asc(invoices.id)];
}

type PageStatement = ReturnType<typeof preparePage>;
const pageStatements = new WeakMap<Database, Map<string, PageStatement>>();

/** Orders in which one way is the best, whatever the dates. */
const KNOWN_WAYS = ['issuingDate', 'dueDate', 'number'];

/**
 * The statement of a page, built and planned once where it is one of a few: one sort field, a usual size, no filter but a
 * status and dates. Others are planned for as they are: how many invoices they leave decides on the way.
 */
function pageStatement(db: Database, query: Query): PageStatement {
  const { sort = DEFAULT_SORT, perPage, page, status = 'any' } = query;
  const isUsual =
    !sort.includes(',') &&
    PAGE_SIZES.some((size) => size === perPage) &&
    isTallied(query) &&
    (!hasDates(query) || KNOWN_WAYS.includes(sort.replace(/^-/, '')));
  if (!isUsual) return preparePage(db, query, '');
  const statements = pageStatements.get(db) ?? new Map<string, PageStatement>();
  pageStatements.set(db, statements);
  const dates = [query.issuingDateFrom && 'from', query.issuingDateTo && 'to'].filter(Boolean).join(' ');
  const name = `invoices ${sort} ${perPage} ${page === 1 ? 'first' : 'later'} ${status} ${dates}`;
  const statement = statements.get(name) ?? preparePage(db, query, name);
  statements.set(name, statement);
  return statement;
}

function preparePage(db: Database, query: Query, name: string) {
  const order = orderOf(query.sort ?? DEFAULT_SORT);
  const found = isReadByDay(query) ? foundByDay(db, query) : foundInOrder(db, query);
  // A size that is written out, and no offset on a first page, let the planner see how little is wanted.
  const limited = sql`${found} limit ${sql.raw(String(query.perPage))}`;
  const ids = query.page === 1 ? limited : sql`${limited} offset ${sql.placeholder('offset')}`;
  return (
    db
      .select({ ...invoiceColumns, appName: apps.name })
      .from(invoices)
      .innerJoin(apps, eq(apps.appId, invoices.appId))
      // The page is found in an index first; only its own rows are read and get the names of their apps.
      .where(sql`${invoices.id} = any(array(${ids}))`)
      .orderBy(...order)
      .prepare(name)
  );
}

function foundInOrder(db: Database, query: Query) {
  const { sort = DEFAULT_SORT } = query;
  const isByDueDate = /^-?dueDate$/.test(sort);
  return db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(matching(query), hasDates(query) && isByDueDate ? dueWithin(db, query) : undefined))
    .orderBy(...orderOf(sort));
}

/** Of open invoices there are few: an index of their own has them. */
function isReadByDay(query: Query): boolean {
  const { sort = DEFAULT_SORT, status } = query;
  const isOpen = status === 'open' || status === 'unpaid' || status === 'overdue';
  return /^-?number$/.test(sort) && hasDates(query) && isTallied(query) && !isOpen;
}

/**
 * By number, within dates. Numbers rise with the dates, so that all which were issued before would be passed over first; in
 * an index of their own the numbers of a day stand together. Of each day as many are read as the page may have.
 */
function foundByDay(db: Database, query: Query): SQL {
  const { sort = DEFAULT_SORT, page, perPage } = query;
  const direction = sort.startsWith('-') ? desc : asc;
  const days = issuingDays(db, query).as('days');
  const ofDay = db
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.issuingDate, days.day), matching(query)))
    .orderBy(...orderOf(sort));
  const reach = page === 1 ? sql.raw(String(perPage)) : sql.placeholder('reach');
  const found = sql`select "of_day"."id" from ${days} cross join lateral (${ofDay} limit ${reach}) as "of_day"`;
  return sql`(${found} order by ${direction(byCode(sql`"of_day"."number"`))}, ${direction(sql`"of_day"."id"`)})`;
}

const totals = new WeakMap<Database, SharedAnswers<string, number>>();

/** How many match. Calls at the same time that count the same share the counting, as in the list of tenant apps. */
function totalOf(db: Database, query: Query, values: Values): Promise<number> {
  const shared = totals.get(db) ?? new SharedAnswers<string, number>();
  totals.set(db, shared);
  return shared.ask(JSON.stringify([query.status, values]), async () => {
    const counting = isTallied(query)
      ? tallyStatement(db, query)
      : db.select({ total: count() }).from(invoices).where(matching(query));
    const [row] = await counting.prepare('').execute(values);
    return row?.total ?? 0;
  });
}
