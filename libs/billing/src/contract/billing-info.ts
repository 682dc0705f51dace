import { displayName, Email, operation } from '@console/http/contract';
import { z } from 'zod';
import { BILLING_ACCESS } from './billing-access';

/** `paymentMethod` of an app without one. @see spec 3.5 */
export const NO_PAYMENT_METHOD = 'empty';

export const BillingRecipient = z.object({
  companyName: z.string(),
  taxCode: z.string().nullable(),
  email: z.string(),
  address: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
});
export type BillingRecipient = z.output<typeof BillingRecipient>;

export const BillingInfo = z.object({
  appId: z.string(),
  /** Kind of the primary method, otherwise of the oldest one, or NO_PAYMENT_METHOD. */
  paymentMethod: z.string(),
  /** Who invoices are billed to; null until it is entered. */
  recipient: BillingRecipient.nullable(),
});
export type BillingInfo = z.output<typeof BillingInfo>;

/** @see spec 3.5, 7.4 */
export const getBillingInfo = operation({
  name: 'getBillingInfo',
  summary: 'Returns the billing info of the app in X-App-Id',
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
  summary: 'Returns the billing info of one app',
  method: 'GET',
});

/** Replaces the whole recipient. */
export const UpdateBillingInfoDto = z.strictObject({
  companyName: displayName(200),
  /** Empty or null for none. */
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
  summary: 'Changes the billing recipient of one app for drafts and future invoices',
  method: 'PATCH',
  body: UpdateBillingInfoDto,
  ifMatch: true,
  conflict: true,
});
