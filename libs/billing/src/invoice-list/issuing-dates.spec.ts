// @see spec 3.7
import { formatDate } from '@console/i18n';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../contract';
import { ISSUING_PRESETS, presetDates, presetOf } from './issuing-dates';

const aDay = fc.integer({ min: 0, max: 40_000 }).map((days) => dayAfter('1990-01-01', days));

describe('presetDates', () => {
  it.each([
    ['thisMonth', '2026-05-12', '2026-05-01', '2026-05-31'],
    ['lastMonth', '2026-05-12', '2026-04-01', '2026-04-30'],
    ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['thisQuarter', '2026-05-12', '2026-04-01', '2026-06-30'],
    ['thisQuarter', '2026-12-31', '2026-10-01', '2026-12-31'],
    ['lastQuarter', '2026-05-12', '2026-01-01', '2026-03-31'],
    ['lastQuarter', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['thisYear', '2026-05-12', '2026-01-01', '2026-12-31'],
    ['lastYear', '2026-05-12', '2025-01-01', '2025-12-31'],
  ] as const)('%s on %s is %s to %s', (preset, today, from, to) =>
    expect(presetDates(preset, today)).toEqual({ from, to }),
  );

  it('round-trips through presetOf on any day', () => {
    fc.assert(
      fc.property(aDay, fc.constantFrom(...ISSUING_PRESETS), (today, preset) => {
        expect(presetOf(presetDates(preset, today), today)).toBe(preset);
      }),
    );
  });

  it('contains today, and the previous one ends the day before', () => {
    fc.assert(
      fc.property(aDay, fc.constantFrom('Month', 'Quarter', 'Year'), (today, span) => {
        const now = presetDates(`this${span}`, today);
        expect(now.from <= today && today <= now.to).toBe(true);
        expect(dayAfter(presetDates(`last${span}`, today).to, 1)).toBe(now.from);
      }),
    );
  });

  it.each([
    { from: '', to: '' },
    { from: '2026-05-01', to: '' },
    { from: '', to: '2026-05-31' },
    { from: '2026-05-01', to: '2026-05-30' },
    { from: '2026-05-31', to: '2026-05-01' },
  ])('presetOf is undefined for %o', (dates) => expect(presetOf(dates, '2026-05-12')).toBeUndefined());

  it('depends on the time zone at the start of a month', () => {
    const moment = '2026-03-31T18:30:00Z';
    expect(presetDates('thisMonth', formatDate(moment, 'UTC')).from).toBe('2026-03-01');
    expect(presetDates('thisMonth', formatDate(moment, 'Asia/Ho_Chi_Minh')).from).toBe('2026-04-01');
  });
});
