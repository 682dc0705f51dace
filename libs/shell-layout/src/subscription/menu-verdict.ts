import type { RuntimeConfig } from '@console/http/contract';
import type { Subscription } from '../contract';
import type { Obstacle } from '../guards/obstacle';
import { isFreeApp, isProPage, lacksCard, needsCard, type SoldPage } from './edition';

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
export type MenuVerdict = 'go' | 'subscription' | 'no-card' | 'ask-for-payment';

export function menuVerdict(page: SoldPage, { canAskForPayment, ...app }: MenuFacts): MenuVerdict {
  const obstacle = subscriptionObstacle(page, app);
  if (obstacle !== undefined) return obstacle.kind === 'edition' ? 'subscription' : 'no-card';
  const { takesPaymentMethods = true } = app.subscription ?? {};
  return needsCard(page) && canAskForPayment && takesPaymentMethods ? 'ask-for-payment' : 'go';
}

/** What the app lacks for a page, as far as its subscription tells. @see spec 4.4, 4.5 */
export function subscriptionObstacle(
  page: SoldPage,
  { subscription, buildMode }: AppFacts,
): Extract<Obstacle, { kind: 'edition' | 'card' }> | undefined {
  if (isFreeApp(subscription) && isProPage(page, buildMode)) return { kind: 'edition' };
  return needsCard(page) && lacksCard(subscription) ? { kind: 'card' } : undefined;
}
