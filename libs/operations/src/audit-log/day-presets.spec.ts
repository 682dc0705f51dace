import { expect, it } from 'vitest';
import { presetPeriod } from './day-presets';

it.each([
  // Past midnight in Vietnam, still the day before in UTC.
  ['today', 'Asia/Ho_Chi_Minh', '2026-11-23T18:00:00Z', '2026-11-23T17:00:00.000Z', ''],
  [
    'yesterday',
    'Asia/Ho_Chi_Minh',
    '2026-11-23T18:00:00Z',
    '2026-11-22T17:00:00.000Z',
    '2026-11-23T17:00:00.000Z',
  ],
  // A day of 25 hours.
  [
    'yesterday',
    'America/New_York',
    '2026-11-02T15:00:00Z',
    '2026-11-01T04:00:00.000Z',
    '2026-11-02T05:00:00.000Z',
  ],
  ['week', 'America/New_York', '2026-11-02T15:00:00Z', '2026-10-27T04:00:00.000Z', ''],
] as const)('%s in %s at %s', (preset, zone, now, from, to) => {
  expect(presetPeriod(preset, zone, Date.parse(now))).toEqual({ from, to });
});
