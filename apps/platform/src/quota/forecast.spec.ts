// @see spec 7.8
import { dayAfter } from '@console/billing/contract';
import { describe, expect, it } from 'vitest';
import { runsOutOn } from './forecast';

const TODAY = '2026-05-12';

const DAYS = Array.from({ length: 10 }, (_, position) => ({
  day: dayAfter(TODAY, position - 10),
  storageBytes: 100 + position * 10,
  egressBytes: 50,
  transcodeSeconds: 0,
  adImpressions: 20,
}));

describe('the day on which a quota runs out', () => {
  it.each([
    ['storage-bytes', 190, 240, '2026-05-17'],
    ['storage-bytes', 190, 241, '2026-05-18'],
    ['egress-bytes-per-month', 500, 1_000, '2026-05-22'],
    ['egress-bytes-per-month', 500, 1_450, '2026-05-31'],
    ['ad-impressions-per-month', 500, 700, '2026-05-22'],
  ])('of %s, %d of %d, is %s', (resource, used, limit, day) =>
    expect(runsOutOn({ resource, used, limit }, DAYS, TODAY)).toBe(day),
  );

  it.each([
    ['a month that ends first', { resource: 'egress-bytes-per-month', used: 500, limit: 1_451 }],
    ['no use', { resource: 'transcode-seconds-per-month', used: 1, limit: 2 }],
    ['more than a year to come', { resource: 'storage-bytes', used: 0, limit: 3_651 }],
    ['a limit that is reached', { resource: 'storage-bytes', used: 5, limit: 5 }],
    ['members, who come and go', { resource: 'members', used: 1, limit: 2 }],
    ['what nobody knows here', { resource: 'seats', used: 1, limit: 2 }],
  ])('is none for %s', (_what, quota) => expect(runsOutOn(quota, DAYS, TODAY)).toBeNull());

  it.each([
    ['before the limit changes', 'storage-bytes', 190, 240, '2026-05-18', '2026-05-17'],
    ['with the next limit', 'storage-bytes', 190, 400, '2026-05-15', '2026-05-20'],
    ['as soon as the limit changes', 'storage-bytes', 260, 400, '2026-05-15', '2026-05-15'],
    ['never, in a later month', 'egress-bytes-per-month', 500, 2_000, '2026-06-01', null],
  ] as const)('is reached %s', (_when, resource, used, limit, from, day) =>
    expect(runsOutOn({ resource, used, limit }, DAYS, TODAY, { limit: 270, from })).toBe(day),
  );

  it('counts days without usage, which are not recorded', () => {
    const quota = { resource: 'egress-bytes-per-month', used: 500, limit: 1_000 };
    expect(
      runsOutOn(
        quota,
        [DAYS[0], DAYS[5]].flatMap((day) => day ?? []),
        TODAY,
      ),
    ).toBeNull();
    const twice = DAYS.filter((_, position) => position % 2 === 0).map((day) => ({
      ...day,
      egressBytes: 100,
    }));
    expect(runsOutOn(quota, twice, TODAY)).toBe('2026-05-22');
  });

  it('is none without enough days, or with shrinking usage', () => {
    const quota = { resource: 'storage-bytes', used: 1, limit: 2 };
    for (const days of [[], DAYS.slice(0, 1), DAYS.map((day, i) => ({ ...day, storageBytes: 100 - i }))]) {
      expect(runsOutOn(quota, days, TODAY)).toBeNull();
    }
  });
});
