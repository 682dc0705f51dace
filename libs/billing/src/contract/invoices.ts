import { operation, pageOf, pageQuery, sortBy, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { Currency, CurrencySummary, InvoiceLine, MinorUnits, TaxRate } from './amounts';
import { BILLING_ACCESS } from './billing-access';
import { BillingRecipient } from './billing-info';
import { PaymentMethod } from './payment-methods';
import { USAGE_KINDS, type UsageKind, type UsagePeriod } from './usages';

const invoices = { group: 'apiAdminBilling', method: 'GET', access: BILLING_ACCESS, inApp: true } as const;

export const INVOICE_STATUSES = ['draft', 'unpaid', 'paid', 'overdue', 'void'] as const;
/** A status, or `open` for unpaid and overdue. */
export const INVOICE_STATUS_FILTERS = [...INVOICE_STATUSES, 'open'] as const;

/** `2026-05`. */
export const CalendarMonth = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/);

export const Invoice = z.object({
  id: z.string(),
  number: z.string(),
  appId: z.string(),
  /** Invoices of deleted apps remain. */
  appDeleted: z.boolean().optional(),
  /**
   * One of INVOICE_STATUSES on the reference platform, where an unpaid invoice is overdue from the day
   * after it was due.
   */
  status: z.string(),
  currency: Currency,
  subtotal: MinorUnits,
  tax: MinorUnits,
  /** Subtotal plus tax. */
  total: MinorUnits,
  periodStart: z.iso.date(),
  /** Last day, inclusive. */
  periodEnd: z.iso.date(),
  issuingDate: z.iso.date(),
  dueDate: z.iso.date(),
  paidAt: Timestamp.nullable(),
});
export type Invoice = z.output<typeof Invoice>;

const invoiceFilters = {
  issuingDateFrom: z.iso.date().optional(),
  /** Last issuing date, inclusive. */
  issuingDateTo: z.iso.date().optional(),
  status: z.enum(INVOICE_STATUS_FILTERS).optional(),
};

/** @see spec 3.7, 7.4 */
export const listInvoices = operation({
  ...invoices,
  name: 'listInvoices',
  summary: 'Lists the invoices of one app, newest first',
  path: '/admin/api/billing/invoices',
  query: pageQuery.extend({ appId: z.string().min(1), ...invoiceFilters }),
  response: pageOf(Invoice),
});

export const InvoiceOfApp = Invoice.extend({
  appName: z.string(),
  /** E-mails that reminded of the invoice after it was due. */
  reminders: z.object({ sent: z.int().nonnegative(), lastAt: Timestamp.nullable() }).optional(),
});
export type InvoiceOfApp = z.output<typeof InvoiceOfApp>;

/** `total` sorts by currency first: amounts of two currencies cannot be compared. */
export const INVOICE_SORTS = ['issuingDate', 'dueDate', 'number', 'appId', 'total'] as const;

/** @see spec 3.7, 7.4 */
export const listAllInvoices = operation({
  name: 'listAllInvoices',
  summary: 'Lists the invoices of all accessible apps; default order: newest first',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/billing/all-invoices',
  access: BILLING_ACCESS,
  query: pageQuery.extend({
    appId: z.string().min(1).optional(),
    ...invoiceFilters,
    number: z.string().trim().min(1).max(200).optional().describe('Beginning of the number.'),
    q: z
      .string()
      .max(200)
      .optional()
      .describe(
        'Words that each have to occur in the number, the app or the amount; diacritics do not matter.',
      ),
    paidMonth: CalendarMonth.optional().describe('Month (UTC) of a payment.'),
    sort: sortBy(INVOICE_SORTS).optional(),
  }),
  response: pageOf(InvoiceOfApp),
  extension: true,
});

export const Payment = z.object({
  id: z.string(),
  amount: MinorUnits,
  paidAt: Timestamp,
  /** Of a payment that staff recorded, such as a bank reference. */
  reference: z.string().nullable().optional(),
  /** As of the payment; null if unknown. */
  method: PaymentMethod.pick({ kind: true, brand: true, lastFour: true }).nullable(),
});
export type Payment = z.output<typeof Payment>;

/** Reduces what is due on an invoice. */
export const CreditNote = z.object({
  id: z.string(),
  number: z.string(),
  /** With tax. */
  amount: MinorUnits,
  reason: z.string(),
  issuedAt: Timestamp,
});
export type CreditNote = z.output<typeof CreditNote>;

export const InvoiceDetail = InvoiceOfApp.extend({
  recipient: BillingRecipient.nullable(),
  /** Who issues the invoice: name, address and tax code, in lines. */
  seller: z.string().optional(),
  paymentInstructions: z.string().optional(),
  /** The amounts add up to the subtotal. */
  lines: z.array(InvoiceLine),
  /** One per rate, lowest first, computed on the sum of its lines; the amounts add up to the tax. */
  taxes: z.array(z.object({ rate: TaxRate, taxable: MinorUnits, amount: MinorUnits })),
  /** Oldest first. */
  payments: z.array(Payment),
  /** Sum of the payments. */
  paid: MinorUnits,
  /** Oldest first. */
  creditNotes: z.array(CreditNote).optional(),
  /** Sum of the credit notes. */
  credited: MinorUnits.optional(),
  /** Amount due; 0 for drafts and void invoices. */
  due: MinorUnits,
});
export type InvoiceDetail = z.output<typeof InvoiceDetail>;

/** @see spec 7.4 */
export const getInvoice = operation({
  ...invoices,
  name: 'getInvoice',
  summary: 'Returns one invoice with lines, taxes and payments',
  path: '/admin/api/billing/invoices/{id}',
  params: z.object({ id: z.string().min(1) }),
  response: InvoiceDetail,
  etag: true,
  extension: true,
});

/** Arguments of `getUsageReport` for the usage behind a line; undefined for other lines. */
export function usageBehind(
  appId: string,
  { kind, periodStart, periodEnd }: Pick<InvoiceLine, 'kind' | 'periodStart' | 'periodEnd'>,
): (UsagePeriod & { appId: string; kind: UsageKind }) | undefined {
  const used = USAGE_KINDS.find((known) => known === kind);
  return used && { appId, kind: used, from: periodStart, to: periodEnd };
}

/** @see spec 7.4 */
export const getBillingSummary = operation({
  ...invoices,
  name: 'getBillingSummary',
  summary:
    'Returns outstanding, overdue and paid amounts of this month by currency, of one app or of all accessible apps',
  path: '/admin/api/billing/summary',
  query: z.strictObject({ appId: z.string().min(1).optional() }),
  response: z.object({
    /** Current month (UTC), `2026-05`. */
    month: CalendarMonth,
    /** Sorted by code, without currencies that have no amounts. */
    currencies: z.array(CurrencySummary),
  }),
  extension: true,
});
