import { operation } from '@console/http/contract';
import { z } from 'zod';

/** What `paymentMethod` says of an app that nobody can be charged for. @see docs/behaviour.md 3.5 */
export const NO_PAYMENT_METHOD = 'empty';

export const BillingInfo = z.object({
  appId: z.string(),
  /** The kind of the primary payment method, of the oldest one where none is primary, or NO_PAYMENT_METHOD. */
  paymentMethod: z.string(),
  /** To whom invoices are made out; null while nobody has said. */
  recipient: z
    .object({
      companyName: z.string(),
      taxCode: z.string().nullable(),
      email: z.string(),
      address: z.string(),
      /** ISO 3166-1, two letters. */
      country: z.string(),
    })
    .nullable(),
});
export type BillingInfo = z.output<typeof BillingInfo>;

/** @see docs/behaviour.md 3.5, 7.4 */
export const getBillingInfo = operation({
  name: 'getBillingInfo',
  summary: 'How the app of X-App-Id is billed',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/api/billing/app-billings/info',
  access: 'management',
  answer: BillingInfo,
});
