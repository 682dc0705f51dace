import type { FreeTrial, TenantAppDetails } from '../contract';

export type Trial = Pick<FreeTrial, 'state' | 'endsAt' | 'remainingDays'>;

export type SubscriptionAction = 'startTrial' | 'toFree';

export function trialOf({ subscription }: Pick<TenantAppDetails, 'subscription'>): Trial {
  const { trialEndsAt: endsAt, remainingTrialDays: remainingDays } = subscription;
  const ended = endsAt === null ? 'unused' : 'over';
  return { state: remainingDays > 0 ? 'running' : ended, endsAt, remainingDays };
}

export interface SubscribedApp {
  appId: string;
  name: string;
  status: TenantAppDetails['status'];
  edition: string;
  subscriptionStatus: string;
}

/**
 * From free the only trial can be started; trials and ended subscriptions can change to free. None in
 * archived apps. @see spec 4.3
 */
export function subscriptionActions(
  { status, edition, subscriptionStatus }: Pick<SubscribedApp, 'status' | 'edition' | 'subscriptionStatus'>,
  trial: Pick<Trial, 'state'>,
): SubscriptionAction[] {
  if (status === 'archived') return [];
  if (edition === 'free' && subscriptionStatus === 'active') {
    return trial.state === 'unused' ? ['startTrial'] : [];
  }
  return subscriptionStatus === 'trial' || subscriptionStatus === 'cancelled' ? ['toFree'] : [];
}
