import type { Invoice } from '@console/billing/contract';
import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
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
export function invoice(row: Omit<InvoiceRow, 'recipient'>, today: string): Invoice {
  const isOverdue = row.status === 'unpaid' && row.dueDate < today;
  return {
    ...row,
    status: isOverdue ? 'overdue' : row.status,
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}

/** Written out, not bound: a prepared statement, too, has to be seen to ask for no more than the index of open ones has. */
export const IS_OPEN = sql`${invoices.status} in ('unpaid', 'overdue')`;

/** The same as a condition. */
export function hasStatus(status: InvoiceStatus | 'open', today: string | Placeholder): SQL | undefined {
  switch (status) {
    case 'open':
      return IS_OPEN;
    case 'unpaid':
      return and(IS_OPEN, eq(invoices.status, 'unpaid'), gte(invoices.dueDate, today));
    case 'overdue':
      return and(IS_OPEN, or(eq(invoices.status, 'overdue'), lt(invoices.dueDate, today)));
    case 'draft':
    case 'paid':
    case 'void':
      return eq(invoices.status, status);
  }
}
