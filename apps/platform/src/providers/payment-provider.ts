import type { Locale } from '../messages/message';

/** A person's way to the provider's page and back. */
export interface PaymentVisit {
  /** Comes back with the person; nobody can guess it. */
  state: string;
  /** The page of the console that the person is led back to, absolute. */
  returnTo: string;
  locale: Locale;
}

/** A card that the provider has taken: what may be shown of it, and the token that it is charged by. */
export interface ProvidedCard {
  token: string;
  brand: string;
  holderName: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
}

/**
 * Whoever takes cards, on pages of their own: a card's number reaches neither the console nor the platform. An installation
 * connects its provider by writing one of these.
 */
export interface PaymentProvider {
  /**
   * The address of the page that takes a card. It leads back to `returnTo` with the parameters of `PAYMENT_RETURN` added
   * to its query: the state, and a code or an error.
   */
  begin: (visit: PaymentVisit) => Promise<string>;
  /** What was taken on the page that a visit of this state has led to; undefined for a code that is not of that visit. */
  complete: (returned: { state: string; code: string }) => Promise<ProvidedCard | undefined>;
  /** The card is not needed any more. */
  remove: (token: string) => Promise<void>;
}
