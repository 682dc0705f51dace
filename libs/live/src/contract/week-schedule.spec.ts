import { describe, expect, it } from 'vitest';
import { airingsBetween, copiedDay, overlapIn, type WeekItem } from './week-schedule';

const item = (day: number, clock: string, minutes: number, title = clock): WeekItem => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  const input = { kind: 'test', pattern: 'test-card' } as const;
  return { id: `${String(day)}-${clock}`, day, start: hours * 60 + rest, minutes, title, input };
};
const between = (items: WeekItem[], zone: string, from: string, until: string) =>
  airingsBetween(items, zone, { from: Date.parse(from), until: Date.parse(until) }).map((airing) =>
    [
      airing.item.title,
      ...[airing.from, airing.until].map((at) => new Date(at).toISOString().slice(5, 16)),
    ].join(' '),
  );

describe('a weekly schedule', () => {
  it('begins its items by the wall clock of its zone, those that are running included', () => {
    const items = [item(0, '23:00', 120), item(1, '08:30', 30)];
    // 2026-01-06 is a Tuesday; the clock of Ho Chi Minh City is 7 hours ahead.
    expect(between(items, 'Asia/Ho_Chi_Minh', '2026-01-05T17:30:00Z', '2026-01-06T12:00:00Z')).toEqual([
      '23:00 01-05T16:00 01-05T18:00',
      '08:30 01-06T01:30 01-06T02:00',
    ]);
  });

  it('repeats every week', () => {
    expect(between([item(6, '20:00', 60)], 'UTC', '2026-01-05T00:00:00Z', '2026-01-19T00:00:00Z')).toEqual([
      '20:00 01-11T20:00 01-11T21:00',
      '20:00 01-18T20:00 01-18T21:00',
    ]);
  });

  it('moves what the change to summer time skips, and lets the next item end the one before', () => {
    const items = [item(6, '01:00', 60), item(6, '02:30', 90), item(6, '04:00', 60)];
    expect(between(items, 'Europe/Berlin', '2026-03-29T00:00:00Z', '2026-03-29T06:00:00Z')).toEqual([
      '01:00 03-29T00:00 03-29T01:00',
      '02:30 03-29T01:30 03-29T02:00',
      '04:00 03-29T02:00 03-29T03:00',
    ]);
  });

  it('leaves a gap in the hour that the change to winter time repeats', () => {
    const items = [item(6, '02:00', 60), item(6, '03:00', 60)];
    const airings = between(items, 'Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T06:00:00Z');
    expect(airings[1]).toBe('03:00 10-25T02:00 10-25T03:00');
    expect(airings[0]).toMatch(/^02:00 10-25T0[01]:00 10-25T0[12]:00$/);
  });

  it('has no overlaps, also not from its end to its beginning', () => {
    expect(overlapIn([item(0, '08:00', 60), item(0, '09:00', 60)])).toBeUndefined();
    expect(overlapIn([item(0, '09:00', 60), item(0, '08:00', 61)])?.map(({ title }) => title)).toEqual([
      '08:00',
      '09:00',
    ]);
    expect(overlapIn([item(6, '23:00', 90), item(0, '00:15', 60)])).toBeDefined();
    expect(overlapIn([item(6, '23:00', 1_440)])).toBeUndefined();
  });

  it('copies a day in place of another one', () => {
    const copied = copiedDay([item(0, '08:00', 60), item(2, '10:00', 60)], { from: 0, to: 2 });
    expect(copied.map(({ day, title }) => [day, title])).toEqual([
      [0, '08:00'],
      [2, '08:00'],
    ]);
    expect(new Set(copied.map(({ id }) => id)).size).toBe(2);
  });
});
