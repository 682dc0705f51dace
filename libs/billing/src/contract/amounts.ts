import { z } from 'zod';
import { DECIMAL_TEXT } from '../money/decimal';
import { USAGE_KINDS } from './usages';

/** Amount in the currency's minor unit: cents, whole đồng. */
export const MinorUnits = z.int().nonnegative();

/** ISO 4217. */
export const Currency = z.string().regex(/^[A-Z]{3}$/);

/** Exact decimal number as text. */
const DecimalNumber = z.string().regex(DECIMAL_TEXT);

/** Hundredths of a percent: 1000 is 10 %. */
export const TaxRate = z.int().min(0).max(10_000);

export const INVOICE_LINE_KINDS = ['plan', ...USAGE_KINDS] as const;

export const InvoiceLine = z.object({
  /** One of INVOICE_LINE_KINDS on the reference platform. */
  kind: z.string(),
  /** For lines of kind `plan`. */
  edition: z.string().nullable(),
  /** Name of the quota plan, for lines of kind `plan`. */
  plan: z.string().nullable().optional(),
  periodStart: z.iso.date(),
  periodEnd: z.iso.date(),
  /** In units of the kind (USAGE_UNITS), to three decimals; months for plans. */
  quantity: DecimalNumber,
  /** In the currency's major unit; may be finer than its minor unit. */
  unitPrice: DecimalNumber,
  taxRate: TaxRate,
  /** Quantity × price without tax, rounded half up. */
  amount: MinorUnits,
});
export type InvoiceLine = z.output<typeof InvoiceLine>;

export const CurrencySummary = z.object({
  currency: Currency,
  /** Due on unpaid and overdue invoices. */
  owed: MinorUnits,
  owedInvoices: z.int().nonnegative(),
  overdue: MinorUnits,
  overdueInvoices: z.int().nonnegative(),
  paidThisMonth: MinorUnits,
});
export type CurrencySummary = z.output<typeof CurrencySummary>;
