// @see spec 4.3
import { describe, expect, it } from 'vitest';
import { tenantAppDetailsOf } from '../testing/kept-tenant-app';
import { subscriptionActs, trialOf } from './subscription-acts';

const ENDED = '2026-01-01T00:00:00.000Z';

function actsOf(edition: string, status: string, trial: { endsAt?: string; days?: number } = {}) {
  const app = tenantAppDetailsOf({
    edition,
    subscription: { status, trialEndsAt: trial.endsAt ?? null, remainingTrialDays: trial.days ?? 0 },
  });
  return subscriptionActs({ ...app, subscriptionStatus: status }, trialOf(app));
}

describe('what can be done about a subscription', () => {
  it('begins the one trial from the free edition', () => {
    expect(actsOf('free', 'active')).toEqual(['startTrial']);
    expect(actsOf('free', 'active', { endsAt: ENDED })).toEqual([]);
  });

  it('leads back to the free edition from a trial, and from what has ended', () => {
    expect(actsOf('pro', 'trial', { endsAt: ENDED, days: 3 })).toEqual(['toFree']);
    expect(actsOf('pro', 'cancelled', { endsAt: ENDED })).toEqual(['toFree']);
    expect(actsOf('enterprise', 'cancelled')).toEqual(['toFree']);
  });

  it.each(['active', 'past-due', 'something else'])('leaves alone what is paid for and %s', (status) => {
    expect(actsOf('pro', status)).toEqual([]);
  });

  it('is nothing in an archived app', () => {
    const app = tenantAppDetailsOf({ edition: 'free', status: 'archived' });
    expect(subscriptionActs({ ...app, subscriptionStatus: 'active' }, trialOf(app))).toEqual([]);
  });
});

describe('the trial that the details tell of', () => {
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
