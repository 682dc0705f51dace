// @see spec 9
import { describe, expect, it } from 'vitest';
import { ageOf, formatBuildDate, formatDate, formatDateTime, formatDay, NO_DATE } from './dates';

const VIETNAM = 'Asia/Ho_Chi_Minh';
const ZONES = [VIETNAM, 'UTC', 'America/New_York', 'Pacific/Kiritimati'];

it('is read in the time zone that this run was started in', () => {
  const zoneOf = (options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', options).resolvedOptions().timeZone;
  expect(zoneOf()).toBe(zoneOf({ timeZone: process.env['TZ'] }));
});

describe('a calendar day', () => {
  // Some zones change the clock at midnight, so that a day has no local midnight.
  it.each(['2026-11-01', '2026-03-08', '2026-02-28', '2028-02-29', '0987-01-01'])(
    '%s stays as it is',
    (day) => expect(formatDay(day)).toBe(day),
  );

  it.each([null, undefined, '', '2026-02-30', '2026-13-01', '2026-1-1', '2026-11-01T00:00:00Z', 'yesterday'])(
    'that is %j reads N/A',
    (day) => expect(formatDay(day)).toBe(NO_DATE),
  );

  it.each(ZONES)('is no instant, which would be another day in %s', (zone) => {
    for (const text of ['2026-11-01', '2026-11-01T00:00:00', '2026/11/01 00:00:00']) {
      expect([formatDate(text, zone), formatDateTime(text, zone)]).toEqual([NO_DATE, NO_DATE]);
      expect(ageOf(text, 0)).toBeUndefined();
    }
  });
});

describe('a time', () => {
  it.each([
    ['2026-01-31T18:30:05Z', 'UTC', '2026/01/31 18:30:05'],
    ['2026-01-31T18:30:05Z', VIETNAM, '2026/02/01 01:30:05'],
    ['2025-12-31T17:00:00Z', VIETNAM, '2026/01/01 00:00:00'],
    ['2026-01-31T18:30:05+07:00', 'UTC', '2026/01/31 11:30:05'],
    ['2026-07-01T12:00:00Z', 'America/New_York', '2026/07/01 08:00:00'],
    ['2026-01-01T12:00:00Z', 'America/New_York', '2026/01/01 07:00:00'],
    ['2026-03-29T00:59:59Z', 'Europe/Berlin', '2026/03/29 01:59:59'],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026/03/29 03:00:00'],
    ['2026-10-25T00:59:59Z', 'Europe/Berlin', '2026/10/25 02:59:59'],
    ['0987-01-01T00:00:00Z', 'UTC', '0987/01/01 00:00:00'],
    ['2026-01-31T18:30:05Z', 'Nowhere/At_All', '2026/01/31 18:30:05'],
    [0, 'UTC', '1970/01/01 00:00:00'],
    [new Date(Date.UTC(2026, 0, 31)), VIETNAM, '2026/01/31 07:00:00'],
  ])('%s in %s reads %s', (value, zone, text) => {
    expect(formatDateTime(value, zone)).toBe(text);
    expect(formatDate(value, zone)).toBe(text.slice(0, 10).replaceAll('/', '-'));
  });

  it.each([null, undefined, '', 'yesterday', NaN, new Date(NaN)])('that is %j reads N/A', (value) => {
    expect([formatDateTime(value, VIETNAM), formatDate(value, VIETNAM), formatBuildDate(value)]).toEqual([
      NO_DATE,
      NO_DATE,
      'N/A',
    ]);
  });
});

describe('how long ago', () => {
  const now = Date.parse('2026-03-10T12:00:00Z');

  it.each([
    ['2026-03-10T11:59:31Z', 'now'],
    ['2026-03-10T11:58:30Z', { unit: 'minute', amount: -1 }],
    ['2026-03-10T09:00:00Z', { unit: 'hour', amount: -3 }],
    ['2026-03-09T12:00:00Z', { unit: 'day', amount: -1 }],
    ['2026-03-12T12:00:00Z', { unit: 'day', amount: 2 }],
    ['2025-12-01T12:00:00Z', { unit: 'month', amount: -3 }],
    ['2024-01-01T12:00:00Z', { unit: 'year', amount: -2 }],
  ])('%s was', (value, age) => expect(ageOf(value, now)).toEqual(age));

  it.each([null, undefined, '', 'yesterday', NaN])('%j was is unknown', (value) =>
    expect(ageOf(value, now)).toBeUndefined(),
  );
});

describe('the date of a build', () => {
  it('is the same wherever it is read', () =>
    expect(formatBuildDate(Date.UTC(2026, 0, 31, 23, 59))).toBe('260131'));
});
