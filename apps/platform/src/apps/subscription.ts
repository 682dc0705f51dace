import type { FreeTrial } from '@console/tenant-apps/contract';
import { TRIAL_DAYS } from '@console/tenant-apps/contract';
import type { apps } from '../database/schema';

const DAY = 86_400_000;

type App = Pick<typeof apps.$inferSelect, 'appId' | 'name' | 'subscriptionStatus' | 'trialEndsAt'>;
type Subscription = Pick<App, 'subscriptionStatus' | 'trialEndsAt'>;

/** How the app is subscribed at this moment: a trial ends by the clock, not by anybody's doing. */
export function subscriptionStatus({ subscriptionStatus: kept, trialEndsAt }: Subscription, now: Date) {
  return kept === 'trial' && !(trialEndsAt !== null && trialEndsAt > now) ? 'cancelled' : kept;
}

export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + TRIAL_DAYS * DAY);
}

/** Days begun until the trial ends; 0 unless it is running. */
export function remainingTrialDays(app: Subscription, now: Date): number {
  if (app.trialEndsAt === null || subscriptionStatus(app, now) !== 'trial') return 0;
  return Math.ceil((app.trialEndsAt.getTime() - now.getTime()) / DAY);
}

/** The end of a running trial, when a change of the subscription ends it before its time. */
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
