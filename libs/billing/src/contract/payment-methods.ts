import { operation, pageOf, pageQuery, sortBy, Timestamp, URL_MAX } from '@console/http/contract';
import { z } from 'zod';
import { BILLING_ACCESS } from './billing-access';

export const PAYMENT_METHOD_KINDS = ['card', 'bank-transfer'] as const;

/** Numbers are reduced to their last four digits. */
export const PaymentMethod = z.object({
  id: z.string(),
  appId: z.string(),
  /** One of PAYMENT_METHOD_KINDS on the reference platform. */
  kind: z.string(),
  brand: z.string(),
  holderName: z.string(),
  lastFour: z.string(),
  /** Null for methods that do not expire. */
  expiry: z.object({ month: z.int().min(1).max(12), year: z.int() }).nullable(),
  /** Used for invoices; at most one per app. */
  isPrimary: z.boolean(),
  createdAt: Timestamp,
});
export type PaymentMethod = z.output<typeof PaymentMethod>;

/** Days before expiry from which a replacement is recommended. */
export const CARD_WARNING_DAYS = 60;
const DAY_MS = 86_400_000;

/** State on a day (`YYYY-MM-DD`); cards are valid to the end of their last month. */
export function paymentMethodTerm(
  { expiry }: Pick<PaymentMethod, 'expiry'>,
  today: string,
): 'good' | 'ending' | 'ended' {
  if (!expiry) return 'good';
  const days = (Date.UTC(expiry.year, expiry.month, 1) - Date.parse(today)) / DAY_MS;
  if (days <= 0) return 'ended';
  return days <= CARD_WARNING_DAYS ? 'ending' : 'good';
}

/** @see spec 7.4 */
export const listPaymentMethods = operation({
  name: 'listPaymentMethods',
  summary: 'Lists the payment methods of one app; default order: primary first',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/billing/payment-methods',
  access: BILLING_ACCESS,
  inApp: true,
  query: pageQuery.extend({
    appId: z.string().min(1),
    sort: sortBy(['isPrimary', 'kind', 'brand', 'holderName', 'expiry', 'createdAt']).optional(),
  }),
  response: pageOf(PaymentMethod),
});

/**
 * Query parameters that the payment provider adds to `returnTo`: `state` with `code` for a card, or with
 * `error` (`cancelled`).
 */
export const PAYMENT_RETURN = {
  state: 'payment-state',
  code: 'payment-code',
  error: 'payment-error',
} as const;

export const BeginPaymentMethodDto = z.strictObject({
  appId: z.string().min(1),
  /** Console path with its query. */
  returnTo: z
    .string()
    .max(URL_MAX)
    .regex(/^\/(?![/\\])[^\\\s]*$/),
});

/** @see spec 4.5, 7.4 */
export const beginPaymentMethod = operation({
  name: 'beginPaymentMethod',
  summary: 'Starts adding a payment method; returns the address of the payment provider’s page',
  group: 'apiAdminBilling',
  method: 'POST',
  path: '/admin/api/billing/payment-methods/begin',
  access: BILLING_ACCESS,
  inApp: true,
  body: BeginPaymentMethodDto,
  response: z.object({ location: z.url() }),
  rateLimit: 'calls',
  extension: true,
});

export const CompletePaymentMethodDto = z.strictObject({
  appId: z.string().min(1),
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(4000),
});

/** @see spec 4.5, 7.4 */
export const completePaymentMethod = operation({
  name: 'completePaymentMethod',
  summary:
    'Completes adding a payment method after the payment provider’s redirect; an app’s first method becomes primary. Idempotent for the same caller',
  group: 'apiAdminBilling',
  method: 'POST',
  path: '/admin/api/billing/payment-methods/complete',
  access: BILLING_ACCESS,
  inApp: true,
  body: CompletePaymentMethodDto,
  response: PaymentMethod,
  status: 201,
  extension: true,
});

const ofPaymentMethod = {
  group: 'apiAdminBilling',
  access: BILLING_ACCESS,
  inApp: true,
  params: z.object({ id: z.string().min(1) }),
  extension: true,
} as const;

/** @see spec 7.4 */
export const makePaymentMethodPrimary = operation({
  ...ofPaymentMethod,
  name: 'makePaymentMethodPrimary',
  summary: 'Makes a payment method the app’s primary one',
  method: 'PATCH',
  path: '/admin/api/billing/payment-methods/{id}/primary',
  response: PaymentMethod,
  conflict: true,
});

/** @see spec 4.5, 7.4 */
export const removePaymentMethod = operation({
  ...ofPaymentMethod,
  name: 'removePaymentMethod',
  summary: 'Removes a payment method; the oldest remaining card replaces a primary one',
  method: 'DELETE',
  path: '/admin/api/billing/payment-methods/{id}',
  response: z.object({}),
});
