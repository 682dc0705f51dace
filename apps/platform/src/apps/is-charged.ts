import { dayAfter, type UsagePeriod } from '@console/billing/contract';
import type { apps } from '../database/schema';

const MONTH = 'YYYY-MM'.length;

/** The first and last day of the month of a day. */
export function monthAround(day: string): UsagePeriod {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, day.length);
  return { from: `${day.slice(0, MONTH)}-01`, to: last };
}

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
