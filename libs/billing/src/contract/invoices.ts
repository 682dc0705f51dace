import { operation, pageOf, pageQuery, sortBy, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { DECIMAL_TEXT } from '../money/decimal';
import { BILLING_ACCESS } from './billing-access';
import { BillingRecipient } from './billing-info';
import { PaymentMethod } from './payment-methods';
import { USAGE_KINDS } from './usages';
import type { UsageKind, UsagePeriod } from './usages';

export const INVOICE_STATUSES = ['draft', 'unpaid', 'paid', 'overdue', 'void'] as const;
/** What a list can be narrowed to: a status, or with `open` whatever is left to pay, be it unpaid or overdue. */
export const INVOICE_STATUS_FILTERS = [...INVOICE_STATUSES, 'open'] as const;

/** A month of the calendar, `2026-05`. */
export const CalendarMonth = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/);

/** An amount of money in the minor unit of its currency: cents of a dollar, whole đồng. */
export const MinorUnits = z.int().nonnegative();

/** ISO 4217, such as `VND`. */
export const Currency = z.string().regex(/^[A-Z]{3}$/);

/** An exact decimal number, as text: `0.0042`. */
export const DecimalNumber = z.string().regex(DECIMAL_TEXT);

/** A tax rate in hundredths of a percent: 1000 is 10 %. */
const TaxRate = z.int().min(0).max(10_000);

export const Invoice = z.object({
  id: z.string(),
  number: z.string(),
  appId: z.string(),
  /** Whether the app has been deleted: its invoices remain. */
  appDeleted: z.boolean().optional(),
  /** One of INVOICE_STATUSES on our platform, where an unpaid one is overdue from the day after it was due; another platform may have others. */
  status: z.string(),
  currency: Currency,
  subtotal: MinorUnits,
  tax: MinorUnits,
  /** Subtotal and tax together. */
  total: MinorUnits,
  /** First day that the invoice is about. */
  periodStart: z.iso.date(),
  /** Last day, included. */
  periodEnd: z.iso.date(),
  issuingDate: z.iso.date(),
  dueDate: z.iso.date(),
  paidAt: Timestamp.nullable(),
});
export type Invoice = z.output<typeof Invoice>;

const invoiceFilters = {
  /** First issuing date wanted. */
  issuingDateFrom: z.iso.date().optional(),
  /** Last issuing date wanted. */
  issuingDateTo: z.iso.date().optional(),
  status: z.enum(INVOICE_STATUS_FILTERS).optional(),
};

/** @see spec 3.7, 7.4 */
export const listInvoices = operation({
  name: 'listInvoices',
  summary: 'Invoices of one app, newest issuing date first',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/billing/invoices',
  access: BILLING_ACCESS,
  inApp: true,
  query: pageQuery.extend({ appId: z.string().min(1), ...invoiceFilters }),
  response: pageOf(Invoice),
});

/** An invoice among those of other apps. */
export const InvoiceOfApp = Invoice.extend({ appName: z.string() });
export type InvoiceOfApp = z.output<typeof InvoiceOfApp>;

/** By `total`, amounts of one currency stand together: those of two cannot be compared. */
export const INVOICE_SORTS = ['issuingDate', 'dueDate', 'number', 'appId', 'total'] as const;

/** @see spec 3.7, 7.4 */
export const listAllInvoices = operation({
  name: 'listAllInvoices',
  summary: 'Invoices of all apps within reach, newest issuing date first by default',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/billing/all-invoices',
  access: BILLING_ACCESS,
  query: pageQuery.extend({
    appId: z.string().min(1).optional(),
    ...invoiceFilters,
    number: z.string().trim().min(1).max(200).optional().describe('How the number begins.'),
    paidMonth: CalendarMonth.optional().describe('A month (UTC) in which a payment came.'),
    sort: sortBy(INVOICE_SORTS).optional(),
  }),
  response: pageOf(InvoiceOfApp),
  extension: true,
});

/** What a line of an invoice is for: the edition of the period, or use of a kind. */
export const INVOICE_LINE_KINDS = ['plan', ...USAGE_KINDS] as const;

export const InvoiceLine = z.object({
  /** One of INVOICE_LINE_KINDS on our platform; another platform may have others. */
  kind: z.string(),
  /** The edition, on a line of kind `plan`. */
  edition: z.string().nullable(),
  periodStart: z.iso.date(),
  periodEnd: z.iso.date(),
  /** In units of the kind (`USAGE_UNITS`), to the thousandth; months of a plan. */
  quantity: DecimalNumber,
  /** In the currency's major unit; may be finer than its minor one. */
  unitPrice: DecimalNumber,
  taxRate: TaxRate,
  /** Quantity times price, without tax, rounded half up. */
  amount: MinorUnits,
});
export type InvoiceLine = z.output<typeof InvoiceLine>;

export const Payment = z.object({
  id: z.string(),
  amount: MinorUnits,
  paidAt: Timestamp,
  /** What it was paid with, as it was then; null where nobody knows any more. */
  method: PaymentMethod.pick({ kind: true, brand: true, lastFour: true }).nullable(),
});
export type Payment = z.output<typeof Payment>;

export const InvoiceDetail = InvoiceOfApp.extend({
  /** To whom it was made out, as it was then. */
  recipient: BillingRecipient.nullable(),
  /** Their amounts add up to the subtotal. */
  lines: z.array(InvoiceLine),
  /** One for each rate, the lowest first; their amounts add up to the tax. Each is that of the rate's lines together. */
  taxes: z.array(z.object({ rate: TaxRate, taxable: MinorUnits, amount: MinorUnits })),
  /** Oldest first. */
  payments: z.array(Payment),
  /** What the payments come to. */
  paid: MinorUnits,
  /** What is left to pay: nothing of a draft, and of what is void. */
  due: MinorUnits,
});
export type InvoiceDetail = z.output<typeof InvoiceDetail>;

/** @see spec 7.4 */
export const getInvoice = operation({
  name: 'getInvoice',
  summary: 'One invoice, with its lines, taxes and payments',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/billing/invoices/{id}',
  access: BILLING_ACCESS,
  inApp: true,
  params: z.object({ id: z.string().min(1) }),
  response: InvoiceDetail,
  extension: true,
});

/** The use that a line is for, as `getUsageReport` is asked for it; undefined for a line that is for no use. */
export function usageBehind(
  appId: string,
  { kind, periodStart, periodEnd }: Pick<InvoiceLine, 'kind' | 'periodStart' | 'periodEnd'>,
): (UsagePeriod & { appId: string; kind: UsageKind }) | undefined {
  const used = USAGE_KINDS.find((known) => known === kind);
  return used && { appId, kind: used, from: periodStart, to: periodEnd };
}

/** Amounts of one currency; there is no sum over several. */
export const CurrencySummary = z.object({
  currency: Currency,
  /** Left to pay on invoices that are unpaid or overdue. */
  owed: MinorUnits,
  owedInvoices: z.int().nonnegative(),
  /** The part of it that should have been paid by now. */
  overdue: MinorUnits,
  overdueInvoices: z.int().nonnegative(),
  /** Payments of the running month. */
  paidThisMonth: MinorUnits,
});
export type CurrencySummary = z.output<typeof CurrencySummary>;

/** @see spec 7.4 */
export const getBillingSummary = operation({
  name: 'getBillingSummary',
  summary: 'What is owed, overdue and was paid this month, by currency; of one app or of all within reach',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/billing/summary',
  access: BILLING_ACCESS,
  inApp: true,
  query: z.strictObject({ appId: z.string().min(1).optional() }),
  response: z.object({
    /** The running month (UTC), `2026-05`. */
    month: CalendarMonth,
    /** By currency code; one in which nothing is owed and was paid is left out. */
    currencies: z.array(CurrencySummary),
  }),
  extension: true,
});
