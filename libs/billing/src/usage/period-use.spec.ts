// @see spec 7.4
import { describe, expect, it } from 'vitest';
import type { UsageReport, Usages } from '../contract';
import { changeOf, isUnused, knownUse, reportedUse } from './period-use';

const GB = 1024 ** 3;
const sums = (delivered: number, stored = delivered) => ({
  storageBytes: stored * GB,
  egressBytes: delivered * GB,
  transcodeSeconds: 0,
  liveSeconds: delivered * 3_600,
  adImpressions: delivered,
});

const report: UsageReport = {
  appId: null,
  appName: null,
  from: '2026-05-01',
  to: '2026-05-04',
  total: sums(7),
  previous: { from: '2026-04-27', to: '2026-04-30', total: sums(5) },
  days: [
    { day: '2026-05-01', ...sums(4) },
    { day: '2026-05-03', ...sums(3) },
  ],
};
const weekBefore: UsageReport = {
  ...report,
  from: '2026-04-24',
  to: '2026-04-27',
  days: [{ day: '2026-04-27', ...sums(5) }],
};

describe('reportedUse', () => {
  it('fills unused days with zero, also of the same weekdays before', () => {
    const use = reportedUse(report, weekBefore);
    expect(use.days.map(({ day, delivery }) => [day, delivery / GB])).toEqual([
      ['2026-05-01', 4],
      ['2026-05-02', 0],
      ['2026-05-03', 3],
      ['2026-05-04', 0],
    ]);
    expect(use.compared?.map(({ day, live }) => [day, live / 3_600])).toEqual([
      ['2026-04-24', 0],
      ['2026-04-25', 0],
      ['2026-04-26', 0],
      ['2026-04-27', 5],
    ]);
    expect(use.total.delivery).toBe(7 * GB);
    expect(use.previous.total?.delivery).toBe(5 * GB);
  });

  it('compares with no report of other days or another app', () => {
    expect(reportedUse(report).compared).toBeUndefined();
    expect(reportedUse(report, { ...weekBefore, appId: 'studio-1' }).compared).toBeUndefined();
    expect(reportedUse(report, { ...weekBefore, from: '2026-04-26' }).compared).toBeUndefined();
  });

  it('detects no usage', () => {
    const none = { ...report, total: sums(0), days: [] };
    expect(isUnused(reportedUse(none))).toBe(false);
    expect(isUnused(reportedUse({ ...none, previous: { ...none.previous, total: sums(0) } }))).toBe(true);
  });
});

describe('knownUse', () => {
  const known = { from: '2026-03-01', to: '2026-05-29' };
  const usages: Usages = {
    appId: 'studio-1',
    current: sums(1),
    days: [
      { day: '2026-03-02', ...sums(8, 20) },
      { day: '2026-05-01', ...sums(2, 30) },
      { day: '2026-05-02', ...sums(3, 25) },
    ],
  };

  it('sums like the platform, with the maximum of storage', () => {
    const use = knownUse(usages, { from: '2026-05-01', to: '2026-05-02' }, known);
    expect(use?.total).toMatchObject({ delivery: 5 * GB, storage: 30 * GB });
    expect(use?.previous.total).toMatchObject({ delivery: 0 });
  });

  it('cuts the period at the first known day without a comparison', () => {
    const use = knownUse(usages, { from: '2026-01-01', to: '2026-05-01' }, known);
    expect(use?.period).toEqual({ from: '2026-03-01', to: '2026-05-01' });
    expect(use?.total.delivery).toBe(10 * GB);
    expect(use?.previous.total).toBeUndefined();
    expect(use?.compared).toBeUndefined();
  });

  it('is undefined before the first known day', () =>
    expect(knownUse(usages, { from: '2026-02-01', to: '2026-02-28' }, known)).toBeUndefined());
});

describe('changeOf', () => {
  it.each([
    [15, 10, { kind: 'more', ratio: 0.5 }],
    [5, 10, { kind: 'less', ratio: 0.5 }],
    [0, 10, { kind: 'less', ratio: 1 }],
    [10, 10, { kind: 'same' }],
    [10_004, 10_000, { kind: 'same' }],
    [10, 0, { kind: 'new' }],
    [0, 0, { kind: 'new' }],
  ] as const)('to %d from %d is %o', (now, then, change) => expect(changeOf(now, then)).toEqual(change));
});
