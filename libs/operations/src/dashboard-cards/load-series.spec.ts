import { describe, expect, it } from 'vitest';
import { changeSince, loadSeries } from './load-series';

const samples = (from: string, stepSeconds: number, outMbps: (number | null)[]) => ({
  from,
  stepSeconds,
  outMbps,
  viewers: outMbps,
  streams: outMbps,
});

describe('the compared period', () => {
  it('lies a week earlier, between its longer steps, with its gaps', () => {
    const series = samples('2026-06-08T00:00:00Z', 1800, [1, 2, 3, 4, null]);
    const previous = samples('2026-06-01T00:00:00Z', 3600, [10, 20, null]);
    const { times, current, compared } = loadSeries({ range: '24h', series, previous }, 'outMbps');
    expect(times[1]).toBe(Date.parse('2026-06-08T00:30:00Z'));
    expect(current).toEqual([1e6, 2e6, 3e6, 4e6, null]);
    expect(compared).toEqual([10e6, 15e6, 20e6, 20e6, null]);
  });

  it('lies four weeks earlier for 30 days', () => {
    const series = samples('2026-06-08T00:00:00Z', 14_400, [7, 8]);
    const previous = samples('2026-05-11T00:00:00Z', 14_400, [5, 6]);
    expect(loadSeries({ range: '30d', series, previous }, 'viewers').compared).toEqual([5, 6]);
  });
});

it('compares with the last value, if there is one', () => {
  expect(changeSince(110, [50, 100, null])).toBeCloseTo(0.1);
  expect(changeSince(110, [null])).toBeUndefined();
  expect(changeSince(110, [0])).toBeUndefined();
});
