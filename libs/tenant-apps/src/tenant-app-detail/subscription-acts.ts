import type { FreeTrial, TenantAppDetails } from '../contract';

export type Trial = Pick<FreeTrial, 'state' | 'endsAt' | 'remainingDays'>;

export type SubscriptionAct = 'startTrial' | 'toFree';

/** An app's one free trial, as far as its details tell. */
export function trialOf({ subscription }: Pick<TenantAppDetails, 'subscription'>): Trial {
  const { trialEndsAt: endsAt, remainingTrialDays: remainingDays } = subscription;
  const ended = endsAt === null ? 'unused' : 'over';
  return { state: remainingDays > 0 ? 'running' : ended, endsAt, remainingDays };
}

/** An app, as far as its subscription goes. */
export interface SubscribedApp {
  appId: string;
  name: string;
  status: TenantAppDetails['status'];
  edition: string;
  subscriptionStatus: string;
}

/**
 * What can be done about the subscription of an app now: the one trial begins from the free edition, and back to that leads
 * every subscription that is a trial or has ended. In an archived app nothing changes. @see spec 4.3
 */
export function subscriptionActs(
  { status, edition, subscriptionStatus }: Pick<SubscribedApp, 'status' | 'edition' | 'subscriptionStatus'>,
  trial: Pick<Trial, 'state'>,
): SubscriptionAct[] {
  if (status === 'archived') return [];
  if (edition === 'free' && subscriptionStatus === 'active') {
    return trial.state === 'unused' ? ['startTrial'] : [];
  }
  return subscriptionStatus === 'trial' || subscriptionStatus === 'cancelled' ? ['toFree'] : [];
}
