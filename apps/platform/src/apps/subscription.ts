import { type FreeTrial, TRIAL_DAYS } from '@console/tenant-apps/contract';
import type { apps } from '../database/schema';
import { DAY_MS } from '../time/durations';

type App = Pick<typeof apps.$inferSelect, 'appId' | 'name' | 'subscriptionStatus' | 'trialEndsAt'>;
type Subscription = Pick<App, 'subscriptionStatus' | 'trialEndsAt'>;

/** The current subscription status, unless payments are late: an expired trial counts as canceled. */
export function subscriptionStatus({ subscriptionStatus: kept, trialEndsAt }: Subscription, now: Date) {
  if (kept === 'trial') return trialEndsAt !== null && trialEndsAt > now ? kept : 'cancelled';
  return kept === 'cancelled' ? kept : 'active';
}

export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
}

/** Days until the running trial ends, rounded up; 0 without one. */
export function remainingTrialDays(app: Subscription, now: Date): number {
  if (app.trialEndsAt === null || subscriptionStatus(app, now) !== 'trial') return 0;
  return Math.ceil((app.trialEndsAt.getTime() - now.getTime()) / DAY_MS);
}

/** Ends a running trial when the subscription changes. */
export function endedTrial(
  before: Subscription,
  change: Partial<Subscription>,
  now: Date,
): Pick<Subscription, 'trialEndsAt'> | undefined {
  const ends = change.subscriptionStatus !== undefined && change.subscriptionStatus !== 'trial';
  return ends && subscriptionStatus(before, now) === 'trial' ? { trialEndsAt: now } : undefined;
}

export function freeTrial(app: App, now: Date): FreeTrial {
  const { appId, name, trialEndsAt } = app;
  const ended = trialEndsAt === null ? 'unused' : 'over';
  return {
    appId,
    name,
    state: subscriptionStatus(app, now) === 'trial' ? 'running' : ended,
    endsAt: trialEndsAt?.toISOString() ?? null,
    remainingDays: remainingTrialDays(app, now),
  };
}
