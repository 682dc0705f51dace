import { and, desc, gte, lte, max, min, sql, sum, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { invoices, invoiceTallies } from '../database/schema';
import { issuedWithin, sortOf, type InvoiceQuery } from './invoice-query';
import { hasStatus } from './invoice-row';

/** Whether the tallies, which contain dates and statuses only, can count the query's results. */
export function isTallied({ appId, number, paidMonth, within, q }: InvoiceQuery): boolean {
  return [appId, number, paidMonth, within, q || undefined].every((filter) => filter === undefined);
}

export function tallyStatement(db: Database, query: InvoiceQuery) {
  return db
    .select({ total: sum(invoiceTallies.invoices).mapWith(Number) })
    .from(invoiceTallies)
    .where(talliesOf(query));
}

function talliesOf(query: InvoiceQuery): SQL | undefined {
  return and(
    issuedWithin(query, invoiceTallies.issuingDate),
    query.status && hasStatus(query.status, sql.placeholder('today'), invoiceTallies),
  );
}

/** The day on which a page by issuing date begins, and as `rest` how many rows of that day precede it. */
export function startOfPage(db: Database, query: InvoiceQuery): SQL {
  const { issuingDate } = invoiceTallies;
  const before = sortOf(query).startsWith('-') ? desc(issuingDate) : issuingDate;
  const count = sum(invoiceTallies.invoices);
  const days = db
    .select({
      day: issuingDate,
      passed: sql`sum(${count}) over (order by ${before}) - ${count}`.as('passed'),
    })
    .from(invoiceTallies)
    .where(talliesOf(query))
    .groupBy(issuingDate)
    .as('days');
  const offset = sql.placeholder('offset');
  return sql`select ${days.day} as "day", (${offset} - ${days.passed})::bigint as "rest" from ${days} where ${days.passed} <= ${offset} order by ${days.passed} desc limit 1`;
}

export function issuingDays(db: Database, query: InvoiceQuery) {
  return db
    .selectDistinct({ day: invoiceTallies.issuingDate })
    .from(invoiceTallies)
    .where(issuedWithin(query, invoiceTallies.issuingDate));
}

/** Bounds of due dates that follow from the issuing dates. They limit the scan by due date. */
export function dueWithin(db: Database, query: InvoiceQuery): SQL | undefined {
  const ends = (end: SQL) =>
    db.select({ end }).from(invoiceTallies).where(issuedWithin(query, invoiceTallies.issuingDate));
  return and(
    gte(invoices.dueDate, ends(min(invoiceTallies.dueDate))),
    lte(invoices.dueDate, ends(max(invoiceTallies.dueDate))),
  );
}
