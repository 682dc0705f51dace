import type { Locale } from '../messages/message';

export interface PaymentVisit {
  /** Unguessable; returned with the user. */
  state: string;
  /** Absolute URL of the console page to return to. */
  returnTo: string;
  locale: Locale;
}

export interface ProvidedCard {
  token: string;
  brand: string;
  holderName: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
}

/**
 * A payment provider with its own pages: card numbers reach neither console nor platform. Implement this to connect
 * one.
 */
export interface PaymentProvider {
  /**
   * The address of the provider's page. It redirects to `returnTo` with the `PAYMENT_RETURN` parameters: state, and
   * code or error.
   */
  begin: (visit: PaymentVisit) => Promise<string>;
  /** The card of a visit; undefined when code and state do not match, or the code is spent. */
  complete: (returned: { state: string; code: string }) => Promise<ProvidedCard | undefined>;
  remove: (token: string) => Promise<void>;
}
