// @see spec 9
import { describe, expect, it } from 'vitest';
import { clockIn, endOfDay, momentIn } from './zone-times';

const VIETNAM = 'Asia/Ho_Chi_Minh';

describe('the end of a day', () => {
  it.each([
    ['2026-05-12', VIETNAM, '2026-05-12T16:59:59.000Z'],
    ['2026-05-12', 'America/New_York', '2026-05-13T03:59:59.000Z'],
    // The clock is put back on that day: it has 25 hours.
    ['2026-11-01', 'America/New_York', '2026-11-02T04:59:59.000Z'],
    ['2026-05-12', 'Mars/Olympus', '2026-05-12T23:59:59.000Z'],
  ])('%s in %s is %s', (day, zone, end) => expect(endOfDay(day, zone)).toBe(end));
});

describe('the moment at which a clock shows a time', () => {
  it.each([
    [VIETNAM, '2026-06-08 07:30:00', '2026-06-08T00:30:00.000Z'],
    ['Europe/London', '2026-06-08 07:30:00', '2026-06-08T06:30:00.000Z'],
    ['Europe/London', '2026-01-08 07:30:00', '2026-01-08T07:30:00.000Z'],
    ['Nowhere/Land', '2026-06-08 07:30:00', '2026-06-08T07:30:00.000Z'],
  ])('in %s: %s', (zone, clock, moment) => {
    expect(momentIn(zone, clock)).toBe(moment);
    expect(clockIn(zone, moment)).toBe(clock.replace(' ', 'T').slice(0, -3));
  });
});
