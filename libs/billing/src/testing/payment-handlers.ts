import { listResponse, mock, mockSlow, respondWithError } from '@console/http/testing';
import {
  beginPaymentMethod,
  type BillingInfo,
  type BillingRecipient,
  completePaymentMethod,
  getAppBillingInfo,
  listPaymentMethods,
  type PaymentMethod,
  updateAppBillingInfo,
} from '../contract';
import { comparing } from './comparing';

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

export const MOCKED_RETURN = { state: 'mocked-state', code: 'mocked-code' };

export function mockPaymentMethods(methods: readonly PaymentMethod[]) {
  let stored = [...methods];
  let completed: PaymentMethod | undefined;
  return [
    mock(listPaymentMethods, ({ query }) =>
      listResponse(
        stored
          .filter(({ appId }) => appId === query.appId)
          .toSorted(comparing(query.sort ?? '-isPrimary,-createdAt', SORTABLE)),
        query,
      ),
    ),
    mock(completePaymentMethod, ({ body }) => {
      if (body.state !== MOCKED_RETURN.state || body.code !== MOCKED_RETURN.code) respondWithError(400);
      if (completed) return completed;
      const { appId } = body;
      const isPrimary = !stored.some((method) => method.appId === appId && method.isPrimary);
      completed = cardOf(stored.length + 1, { appId, isPrimary });
      stored = [...stored, completed];
      return completed;
    }),
  ];
}

export const paymentMethodsUnavailable = () => mock(listPaymentMethods, () => respondWithError(500));
export const paymentMethodsSlow = () => mockSlow(listPaymentMethods);
export const noPaymentProvider = () =>
  mock(beginPaymentMethod, () => respondWithError(409, { errors: ['No payment provider is set up.'] }));

export const RECIPIENT: BillingRecipient = {
  companyName: 'Công ty TNHH Studio',
  taxCode: '0112345678',
  email: 'ke-toan@studio.example',
  address: '1 Lý Thường Kiệt, Hà Nội',
  country: 'VN',
};

/** `changeElsewhere` simulates another user. */
export function mockBillingInfo(info: Partial<BillingInfo> = {}) {
  let recipient = info.recipient === undefined ? RECIPIENT : info.recipient;
  let version = recipient ? 1 : 0;
  const response = (appId: string) => ({
    appId,
    paymentMethod: info.paymentMethod ?? 'card',
    recipient,
    etag: `"${String(version)}"`,
  });
  return {
    handlers: [
      mock(getAppBillingInfo, ({ params }) => response(params.appId)),
      mock(updateAppBillingInfo, ({ params, body, ifMatch }) => {
        if (ifMatch !== undefined && ifMatch !== `"${String(version)}"`) respondWithError(412);
        recipient = { ...body, taxCode: body.taxCode === '' ? null : body.taxCode };
        version += 1;
        return response(params.appId);
      }),
    ],
    changeElsewhere: (changed: Partial<BillingRecipient>) => {
      recipient = { ...(recipient ?? RECIPIENT), ...changed };
      version += 1;
    },
  };
}

export const billingInfoError = () => mock(getAppBillingInfo, () => respondWithError(500));
export const billingInfoSlow = () => mockSlow(getAppBillingInfo);
