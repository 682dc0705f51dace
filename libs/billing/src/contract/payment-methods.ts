import { operation, pageOf, pageQuery, sortBy, Timestamp } from '@console/http/contract';
import { z } from 'zod';

export const PAYMENT_METHOD_KINDS = ['card', 'bank-transfer'] as const;

/** A way to pay, as far as it may be shown: numbers by their last four digits only. */
export const PaymentMethod = z.object({
  id: z.string(),
  appId: z.string(),
  /** One of PAYMENT_METHOD_KINDS on our platform; another platform may take others. */
  kind: z.string(),
  /** The card's network, or the bank's name. */
  brand: z.string(),
  holderName: z.string(),
  lastFour: z.string(),
  /** When the card ends; null for what does not end. */
  expiry: z.object({ month: z.int().min(1).max(12), year: z.int() }).nullable(),
  /** The one that invoices are paid with; at most one of an app. */
  isPrimary: z.boolean(),
  createdAt: Timestamp,
});
export type PaymentMethod = z.output<typeof PaymentMethod>;

/** @see docs/behaviour.md 7.4 */
export const listPaymentMethods = operation({
  name: 'listPaymentMethods',
  summary: 'Payment methods of one app, the primary one first unless sorted',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/billing/payment-methods',
  access: 'admin-management',
  query: pageQuery.extend({
    appId: z.string().min(1),
    sort: sortBy(['isPrimary', 'kind', 'brand', 'holderName', 'expiry', 'createdAt']).optional(),
  }),
  answer: pageOf(PaymentMethod),
});
