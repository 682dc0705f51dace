import { PAYMENT_RETURN } from '@console/billing/contract';
import { LANGUAGES } from '@console/i18n/contract';
import { z } from 'zod';
import { hashToken, newToken } from '../security/token';
import type { Keyring } from '../security/keyring';
import type { PaymentProvider, PaymentVisit, ProvidedCard } from '../providers/payment-provider';
import { MINUTE_MS } from '../time/durations';

export const TEST_PAYMENT_PATH = '/platform/test-payment';

const VISIT_MS = 30 * MINUTE_MS;
const VISIT = 'test payment visit';

const Visit = z.object({
  state: z.string(),
  returnTo: z.url(),
  locale: z.enum(LANGUAGES),
  endsAt: z.number(),
});
const Card = z.object({
  token: z.string(),
  brand: z.string(),
  holderName: z.string(),
  lastFour: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
}) satisfies z.ZodType<ProvidedCard>;

interface TestPaymentOptions {
  keyring: Keyring;
  clock: () => Date;
  localUrl: () => string;
}

/** A provider for published test numbers. It is stateless: the visit and the card are sealed in the URLs. */
export class TestPaymentProvider implements PaymentProvider {
  readonly #options: TestPaymentOptions;

  constructor(options: TestPaymentOptions) {
    this.#options = options;
  }

  begin(visit: PaymentVisit): Promise<string> {
    const { keyring, clock, localUrl } = this.#options;
    const page = new URL(TEST_PAYMENT_PATH, localUrl());
    const endsAt = clock().getTime() + VISIT_MS;
    page.searchParams.set('visit', keyring.seal(VISIT, JSON.stringify({ ...visit, endsAt })));
    return Promise.resolve(page.href);
  }

  visitOf(sealed: string): PaymentVisit | undefined {
    const text = this.#options.keyring.unseal(VISIT, sealed);
    if (text === undefined) return undefined;
    const { endsAt, ...visit } = Visit.parse(JSON.parse(text));
    return endsAt > this.#options.clock().getTime() ? visit : undefined;
  }

  returnUrlWith(visit: PaymentVisit, card: Omit<ProvidedCard, 'token'>): string {
    const taken = JSON.stringify({ ...card, token: `test_${newToken()}` });
    return returnUrl(visit, PAYMENT_RETURN.code, this.#options.keyring.seal(cardOf(visit.state), taken));
  }

  returnUrlWithout(visit: PaymentVisit): string {
    return returnUrl(visit, PAYMENT_RETURN.error, 'cancelled');
  }

  complete({ state, code }: { state: string; code: string }): Promise<ProvidedCard | undefined> {
    const text = this.#options.keyring.unseal(cardOf(state), code);
    return Promise.resolve(text === undefined ? undefined : Card.parse(JSON.parse(text)));
  }

  remove(_token: string): Promise<void> {
    return Promise.resolve();
  }
}

/** Binds a code to its visit. */
function cardOf(state: string): string {
  return `test card ${hashToken(state)}`;
}

function returnUrl({ returnTo, state }: PaymentVisit, name: string, value: string): string {
  const url = new URL(returnTo);
  url.searchParams.set(PAYMENT_RETURN.state, state);
  url.searchParams.set(name, value);
  return url.href;
}
