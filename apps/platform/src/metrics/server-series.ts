import {
  WARNING_FROM,
  type MONITOR_RANGES,
  type ServerMetrics,
  type ServersMetrics,
} from '@console/operations/contract';
import { and, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/connection';
import { serverMetrics1h, serverMetrics1m } from '../database/schema';
import { instants } from './instants';
import { readSeries, type Range } from './read-series';
import { SERVER_RESOLUTIONS } from './resolutions';
import { DAY_MS, HOUR_MS } from '../time/durations';

export async function serverSeries(
  db: Database,
  serverId: string,
  range: Range,
  now: Date,
): Promise<ServerMetrics> {
  const { from, stepSeconds, valuesOf } = await readSeries(db, SERVER_RESOLUTIONS, serverId, range, now);
  return {
    serverId,
    from: from.toISOString(),
    to: range.to.toISOString(),
    stepSeconds,
    series: {
      cpu: valuesOf('cpu'),
      memory: valuesOf('memory'),
      disk: valuesOf('disk'),
      inMbps: valuesOf('inMbps'),
      outMbps: valuesOf('outMbps'),
      streams: valuesOf('streams'),
      viewers: valuesOf('viewers'),
    },
    thresholds: WARNING_FROM,
  };
}

/** At most 96 values, each of a single minute or hour. */
const MONITORED = {
  '1h': { lengthMs: HOUR_MS, stepMs: 60_000 },
  '24h': { lengthMs: DAY_MS, stepMs: HOUR_MS / 4 },
  '7d': { lengthMs: 168 * HOUR_MS, stepMs: 2 * HOUR_MS },
  '30d': { lengthMs: 720 * HOUR_MS, stepMs: 8 * HOUR_MS },
} as const;

/** Series of several servers, in the order of `serverIds`. */
export async function serversSeries(
  db: Database,
  serverIds: readonly string[],
  range: (typeof MONITOR_RANGES)[number],
  now: Date,
): Promise<z.output<typeof ServersMetrics>> {
  const { lengthMs, stepMs } = MONITORED[range];
  const table = stepMs < HOUR_MS ? serverMetrics1m : serverMetrics1h;
  const { times } = instants(now.getTime() - lengthMs, now.getTime(), stepMs);
  const rows = await db
    .select()
    .from(table)
    .where(and(inArray(table.serverId, [...serverIds]), inArray(table.at, [...times])));
  const rowAt = new Map(rows.map((row) => [`${row.serverId} ${String(row.at.getTime())}`, row]));
  return {
    from: (times[0] ?? now).toISOString(),
    stepSeconds: stepMs / 1000,
    data: serverIds.map((serverId) => {
      const values = (name: 'cpu' | 'memory' | 'outMbps' | 'viewers') =>
        times.map((time) => {
          const value = rowAt.get(`${serverId} ${String(time.getTime())}`)?.[name];
          return value === undefined ? null : Math.round(value * 10) / 10;
        });
      return {
        serverId,
        cpu: values('cpu'),
        memory: values('memory'),
        outMbps: values('outMbps'),
        viewers: values('viewers'),
      };
    }),
  };
}
