import { PAYMENT_RETURN } from '../contract';

/** What a payment provider has led a person back with. */
export type PaymentReturn =
  /** It has taken a card. */
  | { kind: 'taken'; state: string; code: string }
  /** The person has turned back. */
  | { kind: 'cancelled' }
  /** It has taken none, for another reason. */
  | { kind: 'failed' };

/** Undefined where the address is that of no return. */
export function readPaymentReturn(params: URLSearchParams): PaymentReturn | undefined {
  const error = params.get(PAYMENT_RETURN.error);
  if (error !== null) return { kind: error === 'cancelled' ? 'cancelled' : 'failed' };
  const state = params.get(PAYMENT_RETURN.state);
  const code = params.get(PAYMENT_RETURN.code);
  if (state === null && code === null) return undefined;
  return state && code ? { kind: 'taken', state, code } : { kind: 'failed' };
}

/** The query of the same place, as it was before the person left for the provider. */
export function withoutPaymentReturn(params: URLSearchParams): URLSearchParams {
  const names: readonly string[] = Object.values(PAYMENT_RETURN);
  return new URLSearchParams([...params].filter(([name]) => !names.includes(name)));
}
