import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText } from '../money/decimal';
import { usageBehind } from './invoices';
import { dayAfter, getUsageReport, listUsagesByApp, periodBefore, usageDays, usageQuantity } from './usages';

describe('usage period', () => {
  it('has a previous period of the same length', () => {
    expect(periodBefore({ from: '2026-05-01', to: '2026-05-31' })).toEqual({
      from: '2026-03-31',
      to: '2026-04-30',
    });
    const days = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 366 }), (start, length) => {
        const from = dayAfter('1990-01-01', start);
        const period = { from, to: dayAfter(from, length - 1) };
        const before = periodBefore(period);
        expect(usageDays(before)).toBe(length);
        expect(usageDays(period)).toBe(length);
        expect(dayAfter(before.to, 1)).toBe(from);
      }),
    );
  });

  it.each([
    { from: '2026-05-02', to: '2026-05-01' },
    { from: '2025-01-01', to: '2026-01-02' },
    { from: '2026-02-30' },
    { day: '2026-05-01' },
  ])('rejects %o', (query) => {
    for (const operation of [getUsageReport, listUsagesByApp]) {
      expect(operation.query.safeParse(query).success).toBe(false);
    }
  });

  it('accepts a leap year and an open period', () => {
    expect(getUsageReport.query.safeParse({ from: '2024-01-01', to: '2024-12-31' }).success).toBe(true);
    expect(listUsagesByApp.query.parse({})).toEqual({ page: 1, perPage: 20, kind: 'delivery' });
  });
});

describe('billed quantity', () => {
  it.each([
    ['live', 5_400, '1.5'],
    ['live', 1, '0'],
    ['live', 2, '0.001'],
    ['transcode', 100, '1.667'],
    ['storage', 1024 ** 3, '1'],
    ['delivery', 2 ** 60, '1073741824'],
  ] as const)('of %s: %d is %s units', (kind, amount, quantity) =>
    expect(decimalText(usageQuantity(kind, amount))).toBe(quantity),
  );

  it('maps a line to its usage, except plans', () => {
    const period = { periodStart: '2026-04-01', periodEnd: '2026-04-30' };
    expect(usageBehind('song-hong-tv', { kind: 'live', ...period })).toEqual({
      appId: 'song-hong-tv',
      kind: 'live',
      from: '2026-04-01',
      to: '2026-04-30',
    });
    expect(usageBehind('song-hong-tv', { kind: 'plan', ...period })).toBeUndefined();
  });
});
