// @see spec 2.3
import { describe, expect, it } from 'vitest';
import { changeOf, dailyValues, trendPeriod } from './trend';

describe('trend', () => {
  it('covers the last 30 complete days', () => {
    const period = { from: '2026-04-12', to: '2026-05-11' };
    expect(trendPeriod(new Date('2026-05-12T00:00:00Z'))).toEqual(period);
    expect(trendPeriod(new Date('2026-05-12T23:59:59Z'))).toEqual(period);
  });

  it('fills days without usage with 0', () => {
    const day = (name: string, egressBytes: number) => ({
      day: name,
      egressBytes,
      storageBytes: 9,
      transcodeSeconds: 9,
      liveSeconds: 9,
    });
    const days = [day('2026-04-29', 1), day('2026-05-01', 2)];
    expect(dailyValues({ from: '2026-04-28', to: '2026-05-02', days })).toEqual([0, 1, 0, 2, 0]);
  });

  it.each([
    [120, 100, 0.2],
    [50, 100, -0.5],
    [0, 100, -1],
    [7, 7, 0],
    [7, 0, undefined],
  ])('from %d after %d is %d', (now, before, change) => expect(changeOf(now, before)).toBe(change));
});
