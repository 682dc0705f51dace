import { displayName, operation } from '@console/http/contract';
import { z } from 'zod';
import { InvoiceDetail } from './invoices';
import { BILLING_ACCESS } from './billing-access';
import { PLAN_ACCESS } from './quotas';

const REASON_MAX = 500;
const Reason = displayName(REASON_MAX);

/** 409 in a state that does not allow it; the message says why. */
const ofInvoice = {
  group: 'apiAdminBilling',
  method: 'POST',
  access: PLAN_ACCESS,
  inApp: true,
  params: z.object({ id: z.string().min(1) }),
  response: InvoiceDetail,
  etag: true,
  ifMatch: true,
  conflict: true,
  extension: true,
} as const;

export const PayInvoiceDto = z.strictObject({
  /** Day (UTC) on which the payment arrived, not after today. */
  paidOn: z.iso.date(),
  /** Such as a bank reference; may be empty. */
  reference: z.string().trim().max(140).default(''),
});

export const payInvoice = operation({
  ...ofInvoice,
  name: 'payInvoice',
  summary: 'Records a payment of everything that is due',
  path: '/admin/api/billing/invoices/{id}/payments',
  body: PayInvoiceDto,
});

export const VoidInvoiceDto = z.strictObject({ reason: Reason });

export const voidInvoice = operation({
  ...ofInvoice,
  name: 'voidInvoice',
  summary: 'Cancels an issued invoice without payments and credit notes',
  path: '/admin/api/billing/invoices/{id}/cancellation',
  body: VoidInvoiceDto,
});

export const CreditInvoiceDto = z.strictObject({
  /** With tax, in the currency's minor unit; at most the total without earlier credit notes. */
  amount: z.int().positive(),
  reason: Reason,
});

/** An invoice on which nothing is due any more becomes paid. */
export const creditInvoice = operation({
  ...ofInvoice,
  name: 'creditInvoice',
  summary: 'Issues a credit note for an invoice',
  path: '/admin/api/billing/invoices/{id}/credit-notes',
  body: CreditInvoiceDto,
});

/** On A4 pages, with a mark on drafts and void invoices. */
export const getInvoicePdf = operation({
  name: 'getInvoicePdf',
  summary: 'Returns an invoice as PDF, in the language of Accept-Language',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/billing/invoices/{id}/pdf',
  access: BILLING_ACCESS,
  inApp: true,
  params: z.object({ id: z.string().min(1) }),
  response: z.base64(),
  produces: 'application/pdf',
  extension: true,
});

/** 409 for drafts, void invoices and those without recipient. */
export const emailInvoice = operation({
  name: 'emailInvoice',
  summary: 'Emails an invoice as PDF to its recipient, as a reminder if it is overdue',
  group: 'apiAdminBilling',
  method: 'POST',
  path: '/admin/api/billing/invoices/{id}/emails',
  access: PLAN_ACCESS,
  inApp: true,
  params: z.object({ id: z.string().min(1) }),
  response: z.object({ kind: z.string(), recipient: z.string() }),
  conflict: true,
  rateLimit: 'calls',
  extension: true,
});
