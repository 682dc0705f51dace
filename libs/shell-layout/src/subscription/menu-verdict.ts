import type { RuntimeConfig } from '@console/http/contract';
import type { Subscription } from '../contract';
import type { Denial } from '../guards/obstacle';
import { isFreeApp, isProPage, lacksCard, needsCard, type GatedPage } from './edition';

interface AppFacts {
  /** Of the app that the menu is of; undefined until it is known. */
  subscription: Subscription | undefined;
  buildMode: RuntimeConfig['buildMode'];
}

interface MenuFacts extends AppFacts {
  /** Whether anybody can be asked how the app is paid for. */
  canAskForPayment: boolean;
}

/**
 * What choosing a menu entry does: go there, show the subscription or the missing card instead, or go there if the app
 * turns out to have a payment method. @see spec 4.4, 4.5
 */
export type MenuDecision = 'go' | 'subscription' | 'no-card' | 'ask-for-payment';

export function menuDecision(page: GatedPage, { canAskForPayment, ...app }: MenuFacts): MenuDecision {
  const denial = subscriptionDenial(page, app);
  if (denial !== undefined) return denial.kind === 'edition' ? 'subscription' : 'no-card';
  const { takesPaymentMethods = true } = app.subscription ?? {};
  return needsCard(page) && canAskForPayment && takesPaymentMethods ? 'ask-for-payment' : 'go';
}

/** What the app lacks for a page, as far as its subscription tells. @see spec 4.4, 4.5 */
export function subscriptionDenial(
  page: GatedPage,
  { subscription, buildMode }: AppFacts,
): Extract<Denial, { kind: 'edition' | 'card' }> | undefined {
  if (isFreeApp(subscription) && isProPage(page, buildMode)) return { kind: 'edition' };
  return needsCard(page) && lacksCard(subscription) ? { kind: 'card' } : undefined;
}
