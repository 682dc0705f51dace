import {
  dayAfter,
  INVOICE_LINE_KINDS,
  invoiceTotals,
  minorUnitsOf,
  moneyOf,
  type BillingRecipient,
  type UsagePeriod,
} from '@console/billing/contract';
import { and, asc, eq, like, max, ne, notInArray, sql } from 'drizzle-orm';
import { currencyOf, PLAN_CURRENCIES, type PlanCurrency } from '../apps/quota-plans';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { billingInfos, invoiceLines, invoices } from '../database/schema';
import { HttpError } from '../http/http-error';
import { message } from '../messages/message';

const PAYMENT_DAYS = 30;
/** Below are the numbers of other sources, such as the demo data. */
const FIRST_NUMBER = 100_001;

type Draft = typeof invoices.$inferSelect;
export type DraftLine = Omit<typeof invoiceLines.$inferInsert, 'invoiceId' | 'position'> & { amount: number };

/** The invoice that charges a month of an app, locked, and the currency in which it is charged. @throws HttpError 409 */
export async function billOf(db: Database, appId: string, month: UsagePeriod) {
  const [draft] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.appId, appId), eq(invoices.periodStart, month.from), ne(invoices.status, 'void')))
    .for('update');
  const [info] = await db.select().from(billingInfos).where(eq(billingInfos.appId, appId));
  if (draft && draft.status !== 'draft') throw new HttpError(409, message('quotaPlan.monthIssued'));
  const currency = draft ? PLAN_CURRENCIES.find((one) => one === draft.currency) : currencyOf(info?.country);
  if (!currency) throw new HttpError(409, message('quotaPlan.noPrice', { currency: draft?.currency ?? '' }));
  return { draft, info, currency };
}

interface Charges {
  month: UsagePeriod;
  now: Date;
  /** Kinds of lines that are replaced. */
  kinds: readonly DraftLine['kind'][];
  linesIn: (currency: PlanCurrency) => DraftLine[];
}

/** Replaces lines of the month's draft invoice; begins the draft if there is something to charge. */
export async function chargeMonth(
  db: Database,
  appId: string,
  { month, now, kinds, linesIn }: Charges,
): Promise<void> {
  const { draft: begun, info, currency } = await billOf(db, appId, month);
  const charged = linesIn(currency);
  if (!begun && charged.length === 0) return;
  const { id } = begun ?? (await beginDraft(db, appId, { month, currency, recipient: info ?? null, now }));
  const kept = await db
    .select()
    .from(invoiceLines)
    .where(and(eq(invoiceLines.invoiceId, id), notInArray(invoiceLines.kind, [...kinds])))
    .orderBy(asc(invoiceLines.position));
  const lines = [...charged, ...kept].toSorted((one, other) => rankOf(one) - rankOf(other));
  const totals = invoiceTotals(
    lines.map(({ amount, taxRate }) => ({ amount: moneyOf(amount, currency), taxRate })),
    currency,
  );
  await db.delete(invoiceLines).where(eq(invoiceLines.invoiceId, id));
  if (lines.length > 0) {
    await db
      .insert(invoiceLines)
      .values(lines.map((line, position) => ({ ...line, invoiceId: id, position })));
  }
  await db
    .update(invoices)
    .set({
      subtotal: minorUnitsOf(totals.subtotal),
      tax: minorUnitsOf(totals.tax),
      total: minorUnitsOf(totals.total),
    })
    .where(eq(invoices.id, id));
}

function rankOf({ kind }: DraftLine): number {
  return INVOICE_LINE_KINDS.indexOf(kind);
}

interface NewDraft {
  month: UsagePeriod;
  currency: PlanCurrency;
  recipient: BillingRecipient | null;
  now: Date;
}

async function beginDraft(
  db: Database,
  appId: string,
  { month, currency, recipient, now }: NewDraft,
): Promise<Pick<Draft, 'id'>> {
  const id = newId(now);
  const issuingDate = dayAfter(month.to, 1);
  await db.insert(invoices).values({
    id,
    number: await nextNumber(db, month),
    appId,
    status: 'draft',
    currency,
    subtotal: 0,
    tax: 0,
    total: 0,
    periodStart: month.from,
    periodEnd: month.to,
    issuingDate,
    dueDate: dayAfter(issuingDate, PAYMENT_DAYS),
    recipient: recipient && recipientOf(recipient),
  });
  return { id };
}

function recipientOf({ companyName, taxCode, email, address, country }: BillingRecipient): BillingRecipient {
  return { companyName, taxCode, email, address, country };
}

/** One invoice at a time takes a number. */
async function nextNumber(db: Database, { from }: UsagePeriod): Promise<string> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('invoice numbers'))`);
  const prefix = `INV-${from.slice(0, 'YYYY-MM'.length).replace('-', '')}-`;
  const [row] = await db
    .select({ last: max(invoices.number) })
    .from(invoices)
    .where(and(like(invoices.number, `${prefix}______`)));
  const last = Number(row?.last?.slice(prefix.length) ?? FIRST_NUMBER - 1);
  return `${prefix}${String(last + 1)}`;
}
