// @see spec 4.3
import { describe, expect, it } from 'vitest';
import { tenantAppDetailsOf } from '../testing/mock-tenant-app';
import { subscriptionActions, trialOf } from './subscription-actions';

const ENDED = '2026-01-01T00:00:00.000Z';

function actionsOf(edition: string, status: string, trial: { endsAt?: string; days?: number } = {}) {
  const app = tenantAppDetailsOf({
    edition,
    subscription: { status, trialEndsAt: trial.endsAt ?? null, remainingTrialDays: trial.days ?? 0 },
  });
  return subscriptionActions({ ...app, subscriptionStatus: status }, trialOf(app));
}

describe('subscriptionActions', () => {
  it('starts the only trial from the free edition', () => {
    expect(actionsOf('free', 'active')).toEqual(['startTrial']);
    expect(actionsOf('free', 'active', { endsAt: ENDED })).toEqual([]);
  });

  it('changes trials and ended subscriptions to free', () => {
    expect(actionsOf('pro', 'trial', { endsAt: ENDED, days: 3 })).toEqual(['toFree']);
    expect(actionsOf('pro', 'cancelled', { endsAt: ENDED })).toEqual(['toFree']);
    expect(actionsOf('enterprise', 'cancelled')).toEqual(['toFree']);
  });

  it.each(['active', 'past-due', 'something else'])(
    'offers nothing for a paid subscription that is %s',
    (status) => expect(actionsOf('pro', status)).toEqual([]),
  );

  it('offers nothing for an archived app', () => {
    const app = tenantAppDetailsOf({ edition: 'free', status: 'archived' });
    expect(subscriptionActions({ ...app, subscriptionStatus: 'active' }, trialOf(app))).toEqual([]);
  });
});

describe('trialOf', () => {
  it.each([
    [null, 0, 'unused'],
    [ENDED, 2, 'running'],
    [ENDED, 0, 'over'],
  ] as const)('ending %s with %i days left is %s', (trialEndsAt, remainingTrialDays, state) => {
    const subscription = { status: 'active', trialEndsAt, remainingTrialDays };
    expect(trialOf({ subscription })).toEqual({
      state,
      endsAt: trialEndsAt,
      remainingDays: remainingTrialDays,
    });
  });
});
