import type { listAllInvoices } from '@console/billing/contract';
import { and, gte, lte, max, min, sql, sum } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Database } from '../database/connection';
import { invoices, invoiceTallies } from '../database/schema';
import { hasStatus } from './invoice-row';

type Query = z.output<(typeof listAllInvoices)['query']>;

/** Dates of issue as a condition on a column of them; the dates themselves stand for placeholders. */
export function issuedWithin(
  { issuingDateFrom, issuingDateTo }: Pick<Query, 'issuingDateFrom' | 'issuingDateTo'>,
  column: AnyPgColumn,
): SQL | undefined {
  return and(
    issuingDateFrom === undefined ? undefined : gte(column, sql.placeholder('issuingDateFrom')),
    issuingDateTo === undefined ? undefined : lte(column, sql.placeholder('issuingDateTo')),
  );
}

export function hasDates({ issuingDateFrom, issuingDateTo }: Query): boolean {
  return issuingDateFrom !== undefined || issuingDateTo !== undefined;
}

/** Whether the tallies tell how many match: they know dates and status, and nothing of apps, numbers or payments. */
export function isTallied({ appId, number, paidMonth }: Query): boolean {
  return [appId, number, paidMonth].every((filter) => filter === undefined);
}

/** How many match, of a query that the tallies know. */
export function tallyStatement(db: Database, query: Query) {
  const { status } = query;
  return db
    .select({ total: sum(invoiceTallies.invoices).mapWith(Number) })
    .from(invoiceTallies)
    .where(
      and(
        issuedWithin(query, invoiceTallies.issuingDate),
        status && hasStatus(status, sql.placeholder('today'), invoiceTallies),
      ),
    );
}

/** The days on which something was issued within the dates of the query. */
export function issuingDays(db: Database, query: Query) {
  return db
    .selectDistinct({ day: invoiceTallies.issuingDate })
    .from(invoiceTallies)
    .where(issuedWithin(query, invoiceTallies.issuingDate));
}

/**
 * What follows for due dates from the dates of issue. Of no help to the reader of a list in order of issue; one in order of
 * due dates begins and ends there instead of looking through all that were due before.
 */
export function dueWithin(db: Database, query: Query): SQL | undefined {
  const ends = (end: SQL) =>
    db.select({ end }).from(invoiceTallies).where(issuedWithin(query, invoiceTallies.issuingDate));
  return and(
    gte(invoices.dueDate, ends(min(invoiceTallies.dueDate))),
    lte(invoices.dueDate, ends(max(invoiceTallies.dueDate))),
  );
}
