import { expect, it } from 'vitest';
import type { ServerMetrics } from '../contract';
import { serverGraphs } from './server-series';

const METRICS: ServerMetrics = {
  serverId: '1',
  from: '2026-06-08T08:00:00.000Z',
  to: '2026-06-08T08:20:00.000Z',
  stepSeconds: 300,
  series: {
    cpu: [40, null, 86, null],
    memory: [60, null, 61, null],
    disk: [30, null, 30, null],
    inMbps: [100, null, 120, null],
    outMbps: [3000, null, 3100, null],
    streams: [12, null, 12, null],
    viewers: [4000, null, 4200, null],
  },
  thresholds: { cpu: 85, memory: 90 },
};

it('graphs are in units of the charts, with limits, without a step that has just begun', () => {
  const { times, graphs, isEmpty } = serverGraphs(METRICS, (key) => key);
  expect(times.map((time) => new Date(time).toISOString().slice(11, 16))).toEqual([
    '08:00',
    '08:05',
    '08:10',
  ]);
  expect(isEmpty).toBe(false);
  expect(graphs.map(({ key, limit }) => [key, limit])).toEqual([
    ['cpu', 0.85],
    ['memory', 0.9],
    ['network', undefined],
    ['viewers', undefined],
    ['streams', undefined],
    ['disk', undefined],
  ]);
  expect(graphs[0]?.series).toEqual([{ name: 'cpu', values: [0.4, null, 0.86] }]);
  expect(graphs[2]).toMatchObject({
    unit: 'bitrate',
    series: [
      { name: 'outMbps', values: [3e9, null, 3.1e9] },
      { name: 'inMbps', values: [1e8, null, 1.2e8] },
    ],
  });
});

it('graphs of a server that did not report are empty', () => {
  const none = { ...METRICS, series: { ...METRICS.series, cpu: [null, null] } };
  expect(serverGraphs(none, (key) => key).isEmpty).toBe(true);
});
