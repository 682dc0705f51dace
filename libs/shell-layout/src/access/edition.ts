import type { RuntimeConfig } from '@console/http/contract';
import type { Subscription } from '../contract';
import type { Denial } from '../routes/denial';

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

/** Keys of entries with a pro badge although no segment of their path locks them. */
const PRO_KEYS: ReadonlySet<string> = new Set([
  'app_vast_control',
  'transcode_channels',
  'transcode_templates',
]);

/** Whether a menu entry of a free app shows a pro badge by its key alone. @see spec 4.4 */
export function hasProKey(key = ''): boolean {
  return PRO_KEYS.has(key.split('.').at(-1) ?? '');
}

export interface GatedPage {
  path: string;
  /** The parent page, whose lock applies. */
  partOf?: string | undefined;
}

/** Whether the page or its parent requires a paid edition. @see spec 4.4 */
export function isProPage(page: GatedPage, buildMode: RuntimeConfig['buildMode']): boolean {
  return [page.path, page.partOf ?? page.path]
    .map(lastSegment)
    .some((segment) => PRO_SEGMENTS.has(segment) || (segment === 'transcode' && buildMode === 'cloud'));
}

/** Whether the app lacks a card; false if the installation takes none. */
export function lacksCard(subscription: Subscription | undefined): boolean {
  return subscription?.takesPaymentMethods === true && !subscription.addedPrimaryCard;
}

/** Whether the page requires a payment card. Its child pages do not. @see spec 4.5 */
export function needsCard({ path }: GatedPage): boolean {
  return lastSegment(path) === 'ssai';
}

function lastSegment(path: string): string {
  return path.split('/').at(-1) ?? '';
}

interface AppFacts {
  /** Undefined while loading. */
  subscription: Subscription | undefined;
  buildMode: RuntimeConfig['buildMode'];
}

interface MenuFacts extends AppFacts {
  /** Whether the payment method can be queried. */
  canAskForPayment: boolean;
}

/** What choosing a menu entry does. @see spec 4.4, 4.5 */
export type MenuDecision = 'go' | 'subscription' | 'no-card' | 'ask-for-payment';

export function menuDecision(page: GatedPage, { canAskForPayment, ...app }: MenuFacts): MenuDecision {
  const denial = subscriptionDenial(page, app);
  if (denial !== undefined) return denial.kind === 'edition' ? 'subscription' : 'no-card';
  const { takesPaymentMethods = true } = app.subscription ?? {};
  return needsCard(page) && canAskForPayment && takesPaymentMethods ? 'ask-for-payment' : 'go';
}

/** What the app lacks for a page, by its subscription. @see spec 4.4, 4.5 */
export function subscriptionDenial(
  page: GatedPage,
  { subscription, buildMode }: AppFacts,
): Extract<Denial, { kind: 'edition' | 'card' }> | undefined {
  if (isFreeApp(subscription) && isProPage(page, buildMode)) return { kind: 'edition' };
  return needsCard(page) && lacksCard(subscription) ? { kind: 'card' } : undefined;
}

/** @see spec 3.5 */
export const NO_PAYMENT_METHOD = 'empty';
