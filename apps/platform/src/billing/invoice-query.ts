import type { INVOICE_SORTS, listAllInvoices } from '@console/billing/contract';
import { and, asc, desc, eq, gte, lt, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { apps, deletedApps, invoices, payments } from '../database/schema';
import { containsWords, foldedText, searchText } from '../database/search-text';
import { byCode } from '../database/schema/columns';
import { hasStatus } from './invoice-row';
import { monthOf } from '../time/calendar';

export interface InvoiceQuery extends z.output<(typeof listAllInvoices)['query']> {
  /** Apps in reach as a condition; undefined for every app. */
  within: SQL | undefined;
}

/** Each has an index. Amounts compare within a currency. */
const SORTABLE: Record<(typeof INVOICE_SORTS)[number], readonly SQLWrapper[]> = {
  issuingDate: [invoices.issuingDate],
  dueDate: [invoices.dueDate],
  number: [byCode(invoices.number)],
  appId: [byCode(invoices.appId)],
  total: [invoices.currency, invoices.total],
};

/** Sorts after every text. */
const LAST = '\u{10ffff}';

export function sortOf({ sort = '-issuingDate' }: InvoiceQuery): string {
  return sort;
}

export function issuedWithin(
  { issuingDateFrom, issuingDateTo }: InvoiceQuery,
  column: AnyPgColumn,
): SQL | undefined {
  return and(
    issuingDateFrom === undefined ? undefined : gte(column, sql.placeholder('issuingDateFrom')),
    issuingDateTo === undefined ? undefined : lte(column, sql.placeholder('issuingDateTo')),
  );
}

export function hasDates({ issuingDateFrom, issuingDateTo }: InvoiceQuery): boolean {
  return issuingDateFrom !== undefined || issuingDateTo !== undefined;
}

export function valuesOf(query: InvoiceQuery, today: string) {
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

export type QueryValues = ReturnType<typeof valuesOf>;

/** The filters as a condition with placeholders. */
export function matching(query: InvoiceQuery): SQL | undefined {
  const { appId, status, number, paidMonth, within, q = '' } = query;
  return and(
    within,
    appId === undefined ? undefined : eq(invoices.appId, sql.placeholder('appId')),
    issuedWithin(query, invoices.issuingDate),
    status && hasStatus(status, sql.placeholder('today')),
    // A range uses the index in prepared statements; `like` does not.
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
    ...searched(q),
  );
}

/** Each word occurs in the number, the app's name or ID, or the digits of the amount. */
function searched(q: string): SQL[] {
  const app = sql`coalesce(
    (select ${apps.searchText} from ${apps} where ${apps.appId} = ${invoices.appId}),
    (select ${foldedText(deletedApps.name)} from ${deletedApps} where ${deletedApps.appId} = ${invoices.appId}),
    '')`;
  const columns = [sql`lower(${invoices.number})`, app, invoices.appId] as const;
  return searchText(q)
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const digits = word.replace(/[.,₫$]/g, '');
      const isAmount = /^\d{2,15}$/.test(digits);
      const found = containsWords(word, columns);
      return sql`(${or(...found, isAmount ? sql`${invoices.total}::text like ${`%${digits}%`}` : undefined)})`;
    });
}

/** The ID comes last, in the same direction, so that indexes can be scanned both ways. */
export function orderOf(query: InvoiceQuery): SQL[] {
  const names = sortOf(query).split(',');
  const isDescending = names.at(-1)?.startsWith('-') ?? false;
  const columns = names.flatMap((name) => {
    const direction = name.startsWith('-') ? desc : asc;
    const known = Object.entries(SORTABLE).find(([sortable]) => sortable === name.replace(/^-/, ''));
    return known ? known[1].map((column) => direction(column)) : [];
  });
  return [...columns, isDescending ? desc(invoices.id) : asc(invoices.id)];
}
