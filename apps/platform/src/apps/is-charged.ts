import { dayAfter, type UsagePeriod } from '@console/billing/contract';
import type { apps } from '../database/schema';

export type ChargedApp = Pick<
  typeof apps.$inferSelect,
  'subscriptionStatus' | 'createdAt' | 'trialEndsAt' | 'archivedAt' | 'chargedSince'
>;

/** Whether an app pays for a month: not on trial, nor after it was cancelled or archived. */
export function isCharged(app: ChargedApp, { from, to }: UsagePeriod): boolean {
  const { subscriptionStatus, createdAt, trialEndsAt, archivedAt, chargedSince } = app;
  if (subscriptionStatus === 'trial' || subscriptionStatus === 'cancelled') return false;
  const begins = Math.max(createdAt.getTime(), trialEndsAt?.getTime() ?? 0, chargedSince?.getTime() ?? 0);
  return begins < Date.parse(dayAfter(to, 1)) && (archivedAt === null || archivedAt >= new Date(from));
}
