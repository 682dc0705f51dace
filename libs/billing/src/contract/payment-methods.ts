import { operation, pageOf, pageQuery, sortBy, Timestamp, URL_MAX } from '@console/http/contract';
import { z } from 'zod';
import { BILLING_ACCESS } from './billing-access';

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

/** Days before its end from which a card is to be replaced. */
export const CARD_WARNING_DAYS = 60;
const DAY_MS = 86_400_000;

/** How long a payment method will do on a day (`YYYY-MM-DD`): a card is good to the end of its last month. */
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
  summary: 'Payment methods of one app, the primary one first unless sorted',
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
 * What the payment provider adds to the query of the page that it leads back to: `state`, which begins a completion, with
 * `code` for a card that it has taken, or with `error` (`cancelled`) for none.
 */
export const PAYMENT_RETURN = {
  state: 'payment-state',
  code: 'payment-code',
  error: 'payment-error',
} as const;

export const BeginPaymentMethodDto = z.strictObject({
  appId: z.string().min(1),
  /** The page of the console that the provider leads back to: a path, with its query. */
  returnTo: z
    .string()
    .max(URL_MAX)
    .regex(/^\/(?![/\\])[^\\\s]*$/),
});

/** @see spec 4.5, 7.4 */
export const beginPaymentMethod = operation({
  name: 'beginPaymentMethod',
  summary:
    'Begins to add a payment method: the address of the payment provider’s own page, which takes the card',
  group: 'apiAdminBilling',
  method: 'POST',
  path: '/admin/api/billing/payment-methods/begin',
  access: BILLING_ACCESS,
  inApp: true,
  body: BeginPaymentMethodDto,
  response: z.object({ location: z.url() }),
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
    'Adds what the payment provider has taken, by what it led back with; an app’s first one becomes its primary one. Repeated by the same person, it answers the same',
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
  summary: 'Has the app’s invoices paid with this one from now on',
  method: 'PATCH',
  path: '/admin/api/billing/payment-methods/{id}/primary',
  response: PaymentMethod,
  conflict: true,
});

/** @see spec 4.5, 7.4 */
export const removePaymentMethod = operation({
  ...ofPaymentMethod,
  name: 'removePaymentMethod',
  summary:
    'Removes a payment method; in place of a primary one, the oldest card that is left becomes primary',
  method: 'DELETE',
  path: '/admin/api/billing/payment-methods/{id}',
  response: z.object({}),
});
