import { displayName, Email, operation } from '@console/http/contract';
import { z } from 'zod';
import { BILLING_ACCESS } from './billing-access';

/** What `paymentMethod` says of an app that nobody can be charged for. @see spec 3.5 */
export const NO_PAYMENT_METHOD = 'empty';

/** To whom invoices are made out. */
export const BillingRecipient = z.object({
  companyName: z.string(),
  taxCode: z.string().nullable(),
  email: z.string(),
  address: z.string(),
  /** ISO 3166-1, two letters. */
  country: z.string(),
});
export type BillingRecipient = z.output<typeof BillingRecipient>;

export const BillingInfo = z.object({
  appId: z.string(),
  /** The kind of the primary payment method, of the oldest one where none is primary, or NO_PAYMENT_METHOD. */
  paymentMethod: z.string(),
  /** To whom invoices are made out; null while nobody has said. */
  recipient: BillingRecipient.nullable(),
});
export type BillingInfo = z.output<typeof BillingInfo>;

/** @see spec 3.5, 7.4 */
export const getBillingInfo = operation({
  name: 'getBillingInfo',
  summary: 'How the app of X-App-Id is billed',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/api/billing/app-billings/info',
  access: BILLING_ACCESS,
  inApp: true,
  response: BillingInfo,
});

const infoOfApp = {
  group: 'apiAdminBilling',
  path: '/admin/api/billing/app-billings/{appId}/info',
  access: BILLING_ACCESS,
  inApp: true,
  params: z.object({ appId: z.string().min(1) }),
  response: BillingInfo,
  etag: true,
  extension: true,
} as const;

/** @see spec 3.5, 7.4 */
export const getAppBillingInfo = operation({
  ...infoOfApp,
  name: 'getAppBillingInfo',
  summary: 'How one app is billed',
  method: 'GET',
});

/** The whole recipient: what is left out is not kept. */
export const UpdateBillingInfoDto = z.strictObject({
  companyName: displayName(200),
  /** Empty for none. */
  taxCode: z.string().trim().max(40).nullable().default(null),
  email: Email,
  address: displayName(500),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, { error: 'countryCode' }),
});

/** @see spec 3.5, 7.4 */
export const updateAppBillingInfo = operation({
  ...infoOfApp,
  name: 'updateAppBillingInfo',
  summary:
    'Says to whom the invoices of one app are made out from now on; those that are there stay as they are',
  method: 'PATCH',
  body: UpdateBillingInfoDto,
  ifMatch: true,
  conflict: true,
});
