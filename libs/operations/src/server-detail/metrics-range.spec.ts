import { describe, expect, it } from 'vitest';
import { readMetricsRange, withPeriod, withRange } from './metrics-range';

const NOW = Date.parse('2026-06-08T09:00:42.500Z');
const read = (query: string) => {
  const { name, from, to } = readMetricsRange(new URLSearchParams(query), NOW);
  return [name, new Date(from).toISOString(), new Date(to).toISOString()];
};

describe('the range of graphs', () => {
  it.each([
    ['', '24h', '2026-06-07T09:00:00.000Z', '2026-06-08T09:00:00.000Z'],
    ['range=1h', '1h', '2026-06-08T08:00:30.000Z', '2026-06-08T09:00:30.000Z'],
    ['range=7d', '7d', '2026-06-01T09:00:00.000Z', '2026-06-08T09:00:00.000Z'],
    ['range=toString', '24h', '2026-06-07T09:00:00.000Z', '2026-06-08T09:00:00.000Z'],
    [
      'since=2026-06-08T07:00:00Z&until=2026-06-08T06:00:00Z&range=1h',
      '1h',
      '2026-06-08T08:00:30.000Z',
      '2026-06-08T09:00:30.000Z',
    ],
    [
      'since=2026-06-08T05:00:00Z&until=2026-06-08T06:00:00Z',
      undefined,
      '2026-06-08T05:00:00.000Z',
      '2026-06-08T06:00:00.000Z',
    ],
    [
      'since=2026-06-08T05:59:00Z&until=2026-06-08T06:00:00Z',
      undefined,
      '2026-06-08T05:50:00.000Z',
      '2026-06-08T06:00:00.000Z',
    ],
    [
      'since=2026-06-08T08:00:42.500Z&until=2027-01-01T00:00:00Z',
      undefined,
      '2026-06-08T08:00:42.500Z',
      '2026-06-08T09:00:42.500Z',
    ],
  ])('of ?%s', (query, ...range) => expect(read(query)).toEqual(range));

  it('replaces a chosen period, and the other way around', () => {
    const zoomed = withPeriod(new URLSearchParams('q=live&range=7d'), NOW - 7_200_000, NOW + 1, NOW);
    expect(zoomed.toString()).toBe(
      `q=live&${new URLSearchParams({ since: '2026-06-08T07:00:42.500Z', until: '2026-06-08T09:00:42.500Z' }).toString()}`,
    );
    expect(withRange(zoomed, '30d').toString()).toBe('q=live&range=30d');
    expect(withRange(zoomed, '24h').toString()).toBe('q=live');
  });
});
