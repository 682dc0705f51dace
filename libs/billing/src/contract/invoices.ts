import { operation, pageOf, pageQuery, Timestamp } from '@console/http/contract';
import { z } from 'zod';

export const INVOICE_STATUSES = ['draft', 'unpaid', 'paid', 'overdue', 'void'] as const;

/** An amount of money in the minor unit of its currency: cents of a dollar, whole đồng. */
export const MinorUnits = z.int().nonnegative();

/** ISO 4217, such as `VND`. */
export const Currency = z.string().regex(/^[A-Z]{3}$/);

export const Invoice = z.object({
  id: z.string(),
  number: z.string(),
  appId: z.string(),
  /** One of INVOICE_STATUSES on our platform; another platform may have others. */
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

/** @see docs/behaviour.md 3.7, 7.4 */
export const listInvoices = operation({
  name: 'listInvoices',
  summary: 'Invoices of one app, newest issuing date first',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/billing/invoices',
  access: 'admin-management',
  query: pageQuery.extend({
    appId: z.string().min(1),
    /** First issuing date wanted. */
    issuingDateFrom: z.iso.date().optional(),
    /** Last issuing date wanted. */
    issuingDateTo: z.iso.date().optional(),
    status: z.enum(INVOICE_STATUSES).optional(),
  }),
  answer: pageOf(Invoice),
});
