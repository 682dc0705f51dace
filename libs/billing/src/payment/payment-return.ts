import { PAYMENT_RETURN } from '../contract';

type PaymentReturn =
  { kind: 'taken'; state: string; code: string } | { kind: 'canceled' } | { kind: 'failed' };

export function readPaymentReturn(params: URLSearchParams): PaymentReturn | undefined {
  const error = params.get(PAYMENT_RETURN.error);
  if (error !== null) return { kind: error === 'cancelled' ? 'canceled' : 'failed' };
  const state = params.get(PAYMENT_RETURN.state);
  const code = params.get(PAYMENT_RETURN.code);
  if (state === null && code === null) return undefined;
  return state && code ? { kind: 'taken', state, code } : { kind: 'failed' };
}

export function withoutPaymentReturn(params: URLSearchParams): URLSearchParams {
  const names: readonly string[] = Object.values(PAYMENT_RETURN);
  return new URLSearchParams([...params].filter(([name]) => !names.includes(name)));
}

/** Accepts only http(s) URLs without credentials, which could disguise the host. */
export function providerAddress(location: string): string | undefined {
  if (!URL.canParse(location)) return undefined;
  const { protocol, username, password, href } = new URL(location);
  const isWebPage = protocol === 'https:' || protocol === 'http:';
  return isWebPage && username === '' && password === '' ? href : undefined;
}
