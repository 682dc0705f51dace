import type { RuntimeConfig } from '@console/http/contract';
import type { Subscription } from '../contract';

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
