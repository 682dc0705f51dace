import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { invoices } from '../database/schema';
import { byCode } from '../database/schema/columns';
import { hasDates, matching, orderOf, sortOf } from './invoice-query';
import type { InvoiceQuery } from './invoice-query';
import { startOfPage, dueWithin, issuingDays, isTallied } from './invoice-tallies';

/** The ids of a page's invoices, found in indexes alone; `offset` stands for how many come before it, `reach` for how many up to its end. */
export function idsOfPage(db: Database, query: InvoiceQuery): SQL {
  // A size that is written out, and no offset on a first page, let the planner see how little is wanted.
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

/** A later page in order of issue, read from the day on which it begins. */
function fromItsDayOn(db: Database, query: InvoiceQuery, size: SQL): SQL {
  const day = sql`(select "day" from "start")`;
  const within = sortOf(query).startsWith('-')
    ? lte(invoices.issuingDate, day)
    : gte(invoices.issuingDate, day);
  const found = foundInOrder(db, query, within);
  return sql`with "start" as (${startOfPage(db, query)}) ${found} limit ${size} offset (select "rest" from "start")`;
}

/** Of open invoices there are few: an index of their own has them. */
function isReadByDay(query: InvoiceQuery): boolean {
  const { status } = query;
  const isOpen = status === 'open' || status === 'unpaid' || status === 'overdue';
  return /^-?number$/.test(sortOf(query)) && hasDates(query) && isTallied(query) && !isOpen;
}

/**
 * By number, within dates. Numbers rise with the dates, so that all which were issued before would be passed over first; in
 * an index of their own the numbers of a day stand together. Of each day as many are read as the page may have.
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
