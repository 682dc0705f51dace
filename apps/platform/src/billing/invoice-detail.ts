import {
  invoiceTotals,
  minorUnitsOf,
  moneyOf,
  subtract,
  sum,
  type InvoiceDetail,
  type Money,
} from '@console/billing/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { isId } from '../database/ids';
import { apps, creditNotes, deletedApps, invoiceLines, invoices, payments } from '../database/schema';
import type { Authority } from '../authorization/authority';
import { HttpError } from '../http/http-error';
import { message } from '../messages/message';
import { billedApp } from './billed-app';
import { invoice, invoiceColumns, reminderColumns, reminders } from './invoice-row';

/** @throws HttpError 404 */
export async function findInvoice(
  db: Database,
  authority: Authority,
  id: string,
  today: string,
): Promise<InvoiceDetail & { version: number }> {
  if (!isId(id)) throw new HttpError(404, message('invoice.notFound'));
  const [found] = await db
    .select({
      invoice: { ...invoiceColumns, ...reminderColumns, ...billedApp(invoices.appId) },
      recipient: invoices.recipient,
      version: invoices.version,
    })
    .from(invoices)
    .leftJoin(apps, eq(apps.appId, invoices.appId))
    .leftJoin(deletedApps, eq(deletedApps.appId, invoices.appId))
    .where(and(eq(invoices.id, id), authority.within(invoices.appId)));
  if (!found) throw new HttpError(404, message('invoice.notFound'));
  // One after the other: changes read within their transaction.
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, id))
    .orderBy(asc(invoiceLines.position));
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.invoiceId, id))
    .orderBy(asc(payments.paidAt), asc(payments.id));
  const notes = await db
    .select()
    .from(creditNotes)
    .where(eq(creditNotes.invoiceId, id))
    .orderBy(asc(creditNotes.issuedAt), asc(creditNotes.number));

  const { currency, status, total } = found.invoice;
  const of = (minorUnits: number) => moneyOf(minorUnits, currency);
  const totals = invoiceTotals(
    lines.map(({ amount, taxRate }) => ({ amount: of(amount), taxRate })),
    currency,
  );
  const paidSum = sum(
    paid.map(({ amount }) => of(amount)),
    currency,
  );
  const credited = sum(
    notes.map(({ amount }) => of(amount)),
    currency,
  );
  const isToPay = status !== 'draft' && status !== 'void';
  return {
    ...reminders(invoice(found.invoice, today)),
    recipient: found.recipient,
    version: found.version,
    lines: lines.map(({ invoiceId: _invoice, position: _position, ...line }) => line),
    taxes: totals.taxes.map(({ rate, taxable, amount }) => ({
      rate,
      taxable: minorUnitsOf(taxable),
      amount: minorUnitsOf(amount),
    })),
    payments: paid.map(
      ({ id: paymentId, amount, paidAt, reference, methodKind, methodBrand, methodLastFour }) => ({
        id: paymentId,
        amount,
        paidAt: paidAt.toISOString(),
        reference,
        method:
          methodKind === null || methodBrand === null || methodLastFour === null
            ? null
            : { kind: methodKind, brand: methodBrand, lastFour: methodLastFour },
      }),
    ),
    paid: minorUnitsOf(paidSum),
    creditNotes: notes.map(({ invoiceId: _invoice, issuedAt, ...note }) => ({
      ...note,
      issuedAt: issuedAt.toISOString(),
    })),
    credited: minorUnitsOf(credited),
    due: isToPay ? minorUnitsOf(atLeastNothing(subtract(subtract(of(total), paidSum), credited))) : 0,
  };
}

/** Overpaid invoices have nothing due. */
function atLeastNothing(amount: Money): Money {
  return amount.minor < 0n ? { ...amount, minor: 0n } : amount;
}
