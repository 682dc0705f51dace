import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { invoices } from '../database/schema';

type InvoiceRow = typeof invoices.$inferSelect;
export type InvoiceStatus = InvoiceRow['status'];

/** The columns that an invoice is answered from. */
export const invoiceColumns = {
  id: invoices.id,
  number: invoices.number,
  appId: invoices.appId,
  status: invoices.status,
  currency: invoices.currency,
  subtotal: invoices.subtotal,
  tax: invoices.tax,
  total: invoices.total,
  periodStart: invoices.periodStart,
  periodEnd: invoices.periodEnd,
  issuingDate: invoices.issuingDate,
  dueDate: invoices.dueDate,
  paidAt: invoices.paidAt,
};

/** An invoice on a day: an unpaid one becomes overdue by the calendar, not by anybody's doing. */
export function invoice<Row extends Omit<InvoiceRow, 'recipient'>>(row: Row, today: string) {
  const isOverdue = row.status === 'unpaid' && row.dueDate < today;
  return {
    ...row,
    status: isOverdue ? ('overdue' as const) : row.status,
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}

/** Written out, not bound: a prepared statement, too, has to be seen to ask for no more than the index of open ones has. */
const isOpen = (status: AnyPgColumn) => sql`${status} in ('unpaid', 'overdue')`;
export const IS_OPEN = isOpen(invoices.status);

/** The same as a condition, on invoices or on what else has their status and the day on which they are due. */
export function hasStatus(
  status: InvoiceStatus | 'open',
  today: string | Placeholder,
  of: Record<'status' | 'dueDate', AnyPgColumn> = invoices,
): SQL | undefined {
  switch (status) {
    case 'open':
      return isOpen(of.status);
    case 'unpaid':
      return and(isOpen(of.status), eq(of.status, 'unpaid'), gte(of.dueDate, today));
    case 'overdue':
      return and(isOpen(of.status), or(eq(of.status, 'overdue'), lt(of.dueDate, today)));
    case 'draft':
    case 'paid':
    case 'void':
      return eq(of.status, status);
  }
}
