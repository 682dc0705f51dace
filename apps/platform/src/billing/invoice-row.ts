import { and, eq, gte, lt, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { invoiceMails, invoices } from '../database/schema';

type InvoiceRow = typeof invoices.$inferSelect;
export type InvoiceStatus = InvoiceRow['status'];

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

/** E-mails that reminded of an invoice. */
export const reminderColumns = {
  remindersSent:
    sql<number>`(select count(*) from ${invoiceMails} where ${invoiceMails.invoiceId} = ${invoices.id} and ${invoiceMails.kind} = 'reminder')`.mapWith(
      Number,
    ),
  lastReminderAt:
    sql<Date | null>`(select max(${invoiceMails.sentAt}) from ${invoiceMails} where ${invoiceMails.invoiceId} = ${invoices.id} and ${invoiceMails.kind} = 'reminder')`.mapWith(
      invoiceMails.sentAt,
    ),
};

export function reminders<Row extends { remindersSent: number; lastReminderAt: Date | null }>({
  remindersSent,
  lastReminderAt,
  ...row
}: Row) {
  return { ...row, reminders: { sent: remindersSent, lastAt: lastReminderAt?.toISOString() ?? null } };
}

/** The invoice as of a day: an unpaid one becomes overdue after its due date. */
export function invoice<Row extends Omit<InvoiceRow, 'recipient' | 'version'>>(row: Row, today: string) {
  const isOverdue = row.status === 'unpaid' && row.dueDate < today;
  return {
    ...row,
    status: isOverdue ? ('overdue' as const) : row.status,
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}

/** Literal values, so that prepared statements can use the partial index. */
const isOpen = (status: AnyPgColumn) => sql`${status} in ('unpaid', 'overdue')`;
export const IS_OPEN = isOpen(invoices.status);

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
