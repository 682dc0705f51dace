import { mock } from '@console/http/testing';
import { getOperationsOverview, type OperationsOverview } from '../contract';

const FROM = Date.parse('2026-06-07T09:00:00.000Z');
const WEEK_MS = 7 * 86_400_000;

const iso = (time: number) => new Date(time).toISOString();
const wave = (count: number, middle: number) =>
  Array.from({ length: count }, (_, index) => middle * (1 + Math.sin(index / 20) / 2));

export function overviewOf(changed: Partial<OperationsOverview> = {}): OperationsOverview {
  return {
    range: '24h',
    live: { streams: 142, viewers: 48_210, inMbps: 838, outMbps: 115_700 },
    series: {
      from: iso(FROM),
      stepSeconds: 600,
      outMbps: wave(145, 90_000),
      viewers: wave(145, 40_000),
      streams: wave(145, 120),
    },
    previous: {
      from: iso(FROM - WEEK_MS),
      stepSeconds: 3600,
      outMbps: Array.from({ length: 25 }, () => 100_000),
      viewers: Array.from({ length: 25 }, () => 50_000),
      streams: Array.from({ length: 25 }, () => null),
    },
    servers: { unlicensed: 3, dead: 1, warning: 4, healthy: 88 },
    openAlerts: { info: 0, warning: 5, critical: 2 },
    topApps: [1, 2, 3].map((number) => ({
      appId: `studio-${String(number)}`,
      appName: `Studio ${String(number)}`,
      streams: Math.round(40 / number),
      viewers: 12_480 / number,
      outMbps: 27_000 / number,
      hours: wave(24, 20_000 / number),
    })),
    ...changed,
  };
}

export const mockOverview = (changed: Partial<OperationsOverview> = {}) =>
  mock(getOperationsOverview, ({ query }) => overviewOf({ range: query.range, ...changed }));
