// @see spec 7.4
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, MAX_USAGE_DAYS, usageDays } from '../contract';
import {
  requestedPeriod,
  daysOf,
  PERIOD_PRESETS,
  periodFrom,
  periodTo,
  presetOf,
  presetPeriod,
  usageDayOf,
} from './usage-period';

describe('presetPeriod', () => {
  it.each([
    ['last7', '2026-05-12', '2026-05-06', '2026-05-12'],
    ['last30', '2026-03-01', '2026-01-31', '2026-03-01'],
    ['last90', '2026-05-12', '2026-02-12', '2026-05-12'],
    ['thisMonth', '2026-05-12', '2026-05-01', '2026-05-12'],
    ['thisMonth', '2026-05-01', '2026-05-01', '2026-05-01'],
    ['lastMonth', '2026-05-12', '2026-04-01', '2026-04-30'],
    ['lastMonth', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['last12Months', '2026-05-12', '2025-05-13', '2026-05-12'],
    ['last12Months', '2024-05-12', '2023-05-13', '2024-05-12'],
  ] as const)('%s on %s is %s to %s', (preset, today, from, to) =>
    expect(presetPeriod(preset, today)).toEqual({ from, to }),
  );

  it('fits one report and round-trips', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.constantFrom(...PERIOD_PRESETS),
        (later, preset) => {
          const today = dayAfter('1990-01-01', later);
          const period = presetPeriod(preset, today);
          const found = presetOf(period, today);
          expect(usageDays(period)).toBeLessThanOrEqual(MAX_USAGE_DAYS);
          expect(found && presetPeriod(found, today)).toEqual(period);
          expect(requestedPeriod(period)).toEqual(period);
        },
      ),
    );
  });

  it('does not match other days', () =>
    expect(presetOf({ from: '2026-05-02', to: '2026-05-12' }, '2026-05-12')).toBeUndefined());
});

describe('requestedPeriod', () => {
  it.each([
    ['', ''],
    ['2026-05-01', ''],
    ['2026-05-02', '2026-05-01'],
    ['2026-02-30', '2026-03-01'],
    ['2026-5-1', '2026-05-02'],
    ['yesterday', 'today'],
    ['2025-01-01', '2026-01-02'],
  ])('is undefined for "%s" to "%s"', (from, to) => expect(requestedPeriod({ from, to })).toBeUndefined());
});

describe('periodFrom and periodTo', () => {
  const may = { from: '2026-05-01', to: '2026-05-31' };

  it('keep the other end if possible', () => {
    expect(periodFrom('2026-05-31', may)).toEqual({ from: '2026-05-31', to: '2026-05-31' });
    expect(periodTo('2026-05-01', may)).toEqual({ from: '2026-05-01', to: '2026-05-01' });
    expect(periodFrom('2025-05-31', may)).toEqual({ from: '2025-05-31', to: '2026-05-31' });
  });

  it('move the other end otherwise', () => {
    expect(periodFrom('2026-06-02', may)).toEqual({ from: '2026-06-02', to: '2026-06-02' });
    expect(periodTo('2026-04-30', may)).toEqual({ from: '2026-04-30', to: '2026-04-30' });
    expect(periodFrom('2025-01-01', may)).toEqual({ from: '2025-01-01', to: '2026-01-01' });
    expect(periodTo('2027-12-31', may)).toEqual({ from: '2026-12-31', to: '2027-12-31' });
  });
});

it('counts days in UTC', () => {
  expect(usageDayOf(Date.parse('2026-05-12T23:59:59.999Z'))).toBe('2026-05-12');
  expect(daysOf({ from: '2026-02-27', to: '2026-03-02' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
});
