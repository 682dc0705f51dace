import type { RuntimeConfig } from '@console/http/contract';
import type { Subscription } from '../contract';
import type { Denial } from './denial';

/** @see spec 4.4 */
const PRO_SEGMENTS: ReadonlySet<string> = new Set([
  'library',
  'monitor',
  'cluster',
  'clusters',
  'minigame',
  'ssai',
  'lrm',
  'presets',
  'profiles',
  'event',
  'vod',
  'interactive',
  'members',
  'group',
  'audit-log',
]);

export function isFreeApp(subscription: Pick<Subscription, 'edition' | 'status'> | undefined): boolean {
  return subscription?.edition === 'free' && subscription.status === 'active';
}

/** A page as far as an app may lack something for it. */
export interface GatedPage {
  /** Of its route. */
  path: string;
  /** Of the page that it is a sub-page of, with which it is locked. */
  partOf?: string | undefined;
}

/** Whether the page, or the one that it is part of, is locked for a free app. @see spec 4.4 */
export function isProPage(page: GatedPage, buildMode: RuntimeConfig['buildMode']): boolean {
  return [page.path, page.partOf ?? page.path]
    .map(lastSegment)
    .some((segment) => PRO_SEGMENTS.has(segment) || (segment === 'transcode' && buildMode === 'cloud'));
}

/** Whether the app has no card for what takes one; where no payment methods are taken, nothing does. */
export function lacksCard(subscription: Subscription | undefined): boolean {
  return subscription?.takesPaymentMethods === true && !subscription.addedPrimaryCard;
}

/** Whether the page is for apps with a payment card. Its sub-pages are not: they only show what it has. @see spec 4.5 */
export function needsCard({ path }: GatedPage): boolean {
  return lastSegment(path) === 'ssai';
}

function lastSegment(path: string): string {
  return path.split('/').at(-1) ?? '';
}

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

/** How `paymentMethod` says that there is none. @see spec 3.5 */
export const NO_PAYMENT_METHOD = 'empty';
