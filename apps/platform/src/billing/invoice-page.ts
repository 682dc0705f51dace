import { and, asc, desc, eq, gte, lte, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { invoices } from '../database/schema';
import { byCode } from '../database/schema/columns';
import { hasDates, matching, orderOf, sortOf, type InvoiceQuery } from './invoice-query';
import { startOfPage, dueWithin, issuingDays, isTallied } from './invoice-tallies';

/**
 * IDs of a page, found by indexes only. Placeholders: `offset`, the rows before the page; `reach`, the rows up to its
 * end.
 */
export function idsOfPage(db: Database, query: InvoiceQuery): SQL {
  // A literal limit, and no offset on the first page, help the planner.
  const size = sql.raw(String(query.perPage));
  const isFirst = query.page === 1;
  if (!isFirst && isInOrderOfIssue(query)) return fromItsDayOn(db, query, size);
  const found = isReadByDay(query)
    ? foundByDay(db, query, isFirst ? size : sql.placeholder('reach'))
    : foundInOrder(db, query);
  return isFirst
    ? sql`${found} limit ${size}`
    : sql`${found} limit ${size} offset ${sql.placeholder('offset')}`;
}

function foundInOrder(db: Database, query: InvoiceQuery, within?: SQL) {
  const isByDueDate = /^-?dueDate$/.test(sortOf(query));
  return db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(matching(query), within, hasDates(query) && isByDueDate ? dueWithin(db, query) : undefined))
    .orderBy(...orderOf(query));
}

function isInOrderOfIssue(query: InvoiceQuery): boolean {
  return /^-?issuingDate$/.test(sortOf(query)) && isTallied(query);
}

/** A later page by issuing date, read from the day on which it begins. */
function fromItsDayOn(db: Database, query: InvoiceQuery, size: SQL): SQL {
  const day = sql`(select "day" from "start")`;
  const within = sortOf(query).startsWith('-')
    ? lte(invoices.issuingDate, day)
    : gte(invoices.issuingDate, day);
  const found = foundInOrder(db, query, within);
  return sql`with "start" as (${startOfPage(db, query)}) ${found} limit ${size} offset (select "rest" from "start")`;
}

/** Open invoices are few and have their own index. */
function isReadByDay(query: InvoiceQuery): boolean {
  const { status } = query;
  const isOpen = status === 'open' || status === 'unpaid' || status === 'overdue';
  return /^-?number$/.test(sortOf(query)) && hasDates(query) && isTallied(query) && !isOpen;
}

/**
 * Pages by number within dates. Numbers rise with dates, so a scan by number would skip all earlier rows: instead,
 * read each day's first rows from the index by day and number.
 */
function foundByDay(db: Database, query: InvoiceQuery, reach: SQL | Placeholder): SQL {
  const direction = sortOf(query).startsWith('-') ? desc : asc;
  const days = issuingDays(db, query).as('days');
  const ofDay = db
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.issuingDate, days.day), matching(query)))
    .orderBy(...orderOf(query));
  const found = sql`select "of_day"."id" from ${days} cross join lateral (${ofDay} limit ${reach}) as "of_day"`;
  return sql`(${found} order by ${direction(byCode(sql`"of_day"."number"`))}, ${direction(sql`"of_day"."id"`)})`;
}
