// @see spec 7.8
import { usageDays } from '@console/billing/contract';
import { describe, expect, it } from 'vitest';
import { monthlyPrice, PLAN_CURRENCIES, QUOTA_PLANS } from '../apps/quota-plans';
import { planLines } from './plan-lines';
import { monthAround } from '../time/calendar';

const PAYING = {
  subscriptionStatus: 'active',
  createdAt: new Date('2024-01-01T00:00:00.000Z'),
  trialEndsAt: null,
  archivedAt: null,
  chargedSince: null,
} as const;
const MONTHS = ['2026-02-10', '2028-02-10', '2026-04-10', '2026-05-10'].map(monthAround);

describe('plan lines', () => {
  it('charge the exact share of days, rounded half up', () => {
    for (const month of MONTHS) {
      const days = BigInt(usageDays(month));
      for (const currency of PLAN_CURRENCIES) {
        const monthly = BigInt(monthlyPrice(QUOTA_PLANS.scale, currency));
        for (let day = 1n; day <= days; day += 1n) {
          const since = `${month.from.slice(0, 8)}${String(day).padStart(2, '0')}`;
          const [line] = planLines([{ planId: 'scale', since }], month, currency, PAYING);
          const charged = days - day + 1n;
          expect(BigInt(line?.amount ?? 0)).toBe((2n * monthly * charged + days) / (2n * days));
        }
      }
    }
  });

  it('charge each plan by its days, and nothing for free ones', () => {
    const plans = [
      { planId: 'starter', since: '2026-03-02' },
      { planId: 'growth', since: '2026-05-04' },
      { planId: 'scale', since: '2026-05-20' },
      { planId: 'starter', since: '2026-05-31' },
    ];
    const lines = planLines(plans, monthAround('2026-05-12'), 'VND', PAYING);
    expect(
      lines.map(({ plan, periodStart, periodEnd, amount }) => [plan, periodStart, periodEnd, amount]),
    ).toEqual([
      ['Growth', '2026-05-04', '2026-05-19', 2_529_032],
      ['Scale', '2026-05-20', '2026-05-30', 11_354_839],
    ]);
  });

  it('charge the days after a trial', () => {
    const plans = [
      { planId: 'growth', since: '2026-05-01' },
      { planId: 'scale', since: '2026-05-10' },
    ];
    const linesAfter = (trialEnd: string) =>
      planLines(plans, monthAround('2026-05-12'), 'VND', { ...PAYING, trialEndsAt: new Date(trialEnd) }).map(
        ({ plan, periodStart, periodEnd }) => [plan, periodStart, periodEnd],
      );
    expect(linesAfter('2026-05-08T20:00:00.000Z')).toEqual([
      ['Growth', '2026-05-08', '2026-05-09'],
      ['Scale', '2026-05-10', '2026-05-31'],
    ]);
    expect(linesAfter('2026-05-21T20:00:00.000Z')).toEqual([['Scale', '2026-05-21', '2026-05-31']]);
    expect(linesAfter('2026-06-01T00:00:00.000Z')).toEqual([]);
  });

  it.each(['trial', 'cancelled'] as const)('charge nothing for an app that is %s', (subscriptionStatus) => {
    const plans = [{ planId: 'growth', since: '2026-05-01' }];
    expect(planLines(plans, monthAround('2026-05-12'), 'VND', { ...PAYING, subscriptionStatus })).toEqual([]);
  });

  it('charge a whole month as one', () => {
    const [line, more] = planLines(
      [{ planId: 'growth', since: '2025-01-31' }],
      monthAround('2026-05-12'),
      'USD',
      PAYING,
    );
    expect(line).toMatchObject({ quantity: '1', amount: 19_900, taxRate: 2_000 });
    expect(more).toBeUndefined();
  });
});
