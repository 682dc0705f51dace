import { mock, mockSlow, respondWithError } from '@console/http/testing';
import {
  beginPaymentMethod,
  completePaymentMethod,
  listPaymentMethods,
  makePaymentMethodPrimary,
  PAYMENT_RETURN,
  removePaymentMethod,
} from '../contract';
import type { PaymentMethod } from '../contract';
import { comparing, pageOf } from './page-of';

/** A card that is good for years; the number makes it its own, and the first one is primary. */
export function cardOf(number: number, changed: Partial<PaymentMethod> = {}): PaymentMethod {
  const brands = ['Visa', 'Mastercard', 'JCB'] as const;
  return {
    id: `card-${String(number)}`,
    appId: 'studio-1',
    kind: 'card',
    brand: brands[(number - 1) % brands.length] ?? 'Visa',
    holderName: `Trần Minh ${String(number)}`,
    lastFour: String(4241 + number),
    expiry: { month: 6, year: 2029 },
    isPrimary: number === 1,
    createdAt: new Date(Date.UTC(2026, 0, number)).toISOString(),
    ...changed,
  };
}

const SORTABLE = {
  isPrimary: ({ isPrimary }: PaymentMethod) => isPrimary,
  kind: ({ kind }: PaymentMethod) => kind,
  brand: ({ brand }: PaymentMethod) => brand,
  holderName: ({ holderName }: PaymentMethod) => holderName,
  expiry: ({ expiry }: PaymentMethod) => expiry && expiry.year * 12 + expiry.month,
  createdAt: ({ createdAt }: PaymentMethod) => createdAt,
};

/** What a completion needs: the provider of these mocks takes the next card by this code. */
export const MOCKED_RETURN = { state: 'mocked-state', code: 'mocked-code' };

/**
 * Payment methods that are added, put first and removed as on the platform. The provider's page leads straight back, with
 * a card.
 */
export function paymentMethodsKept(methods: readonly PaymentMethod[]) {
  let kept = [...methods];
  let completed: PaymentMethod | undefined;
  const find = (id: string) => kept.find((method) => method.id === id) ?? respondWithError(404);
  const putFirst = ({ id, appId }: PaymentMethod) => {
    kept = kept.map((method) =>
      method.appId === appId ? { ...method, isPrimary: method.id === id } : method,
    );
  };
  return [
    mock(listPaymentMethods, ({ query }) =>
      pageOf(
        kept
          .filter(({ appId }) => appId === query.appId)
          .toSorted(comparing(query.sort ?? '-isPrimary,-createdAt', SORTABLE)),
        query,
      ),
    ),
    mock(beginPaymentMethod, ({ body, request }) => {
      const place = new URL(body.returnTo, request.url);
      place.searchParams.set(PAYMENT_RETURN.state, MOCKED_RETURN.state);
      place.searchParams.set(PAYMENT_RETURN.code, MOCKED_RETURN.code);
      return { location: place.href };
    }),
    mock(completePaymentMethod, ({ body }) => {
      if (body.state !== MOCKED_RETURN.state || body.code !== MOCKED_RETURN.code) respondWithError(400);
      if (completed) return completed;
      const { appId } = body;
      const isPrimary = !kept.some((method) => method.appId === appId && method.isPrimary);
      completed = cardOf(kept.length + 1, { appId, isPrimary });
      kept = [...kept, completed];
      return completed;
    }),
    mock(makePaymentMethodPrimary, ({ params }) => {
      putFirst(find(params.id));
      return find(params.id);
    }),
    mock(removePaymentMethod, ({ params }) => {
      const removed = find(params.id);
      kept = kept.filter((method) => method !== removed);
      const heir = kept
        .filter(({ appId, kind }) => appId === removed.appId && kind === 'card')
        .toSorted(comparing('createdAt', SORTABLE))[0];
      if (removed.isPrimary && heir) putFirst(heir);
      return {};
    }),
  ];
}

export const paymentMethodsUnavailable = () => mock(listPaymentMethods, () => respondWithError(500));
export const paymentMethodsSlow = () => mockSlow(listPaymentMethods);
/** An installation without a payment provider. */
export const noPaymentProvider = () =>
  mock(beginPaymentMethod, () => respondWithError(409, { errors: ['No payment provider is set up.'] }));
