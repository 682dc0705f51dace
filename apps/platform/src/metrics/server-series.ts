import {
  METRICS_MAX_POINTS,
  WARNING_FROM,
  type MONITOR_RANGES,
  type ServerMetrics,
  type ServersMetrics,
} from '@console/operations/contract';
import { and, eq, gte, inArray, lt, sql, type SQLWrapper } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/connection';
import { serverMetrics1h, serverMetrics1m } from '../database/schema';
import { instants } from './instants';
import { RESOLUTIONS, type MetricsTable } from './resolutions';

const STEPS_SECONDS = [10, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 14_400, 21_600] as const;

/** Fewer say nothing about how often a server reports. */
const FEW_GAPS = 4;

interface Range {
  from: Date;
  to: Date;
}

/** The finest table that still holds the beginning of the range, and the step that limits the number of values. */
function resolutionFor({ from, to }: Range, now: Date) {
  const kept = RESOLUTIONS.filter(
    ({ retentionMs }, position) =>
      now.getTime() - from.getTime() <= retentionMs || position === RESOLUTIONS.length - 1,
  );
  const least = (to.getTime() - from.getTime()) / 1000 / (METRICS_MAX_POINTS - 1);
  const finest = kept[0]?.seconds ?? 3_600;
  const step = STEPS_SECONDS.find((seconds) => seconds >= Math.max(least, finest)) ?? 21_600;
  const table = kept.findLast(({ seconds }) => step % seconds === 0) ?? RESOLUTIONS.at(-1);
  if (!table) throw new Error('There is no resolution.');
  return { table: table.table, stepMs: step * 1000 };
}

type Means = Record<keyof ServerMetrics['series'], number>;

interface Bucket extends Means {
  at: number;
  samples: number;
}

export async function serverSeries(
  db: Database,
  serverId: string,
  range: Range,
  now: Date,
): Promise<ServerMetrics> {
  const { table, stepMs: finest } = resolutionFor(range, now);
  const rows = await bucketsOf(db, table, serverId, range, finest);
  const stepMs = stepFor(rows, finest);
  const start = Math.floor(range.from.getTime() / stepMs) * stepMs;
  const count = Math.ceil((range.to.getTime() - start) / stepMs);
  const buckets = Map.groupBy(rows, ({ at }) => Math.floor((at - start) / stepMs));
  const seriesOf = (name: keyof Means) =>
    Array.from({ length: count }, (_, position) => meanOf(buckets.get(position) ?? [], name));
  return {
    serverId,
    from: new Date(start).toISOString(),
    to: range.to.toISOString(),
    stepSeconds: stepMs / 1000,
    series: {
      cpu: seriesOf('cpu'),
      memory: seriesOf('memory'),
      disk: seriesOf('disk'),
      inMbps: seriesOf('inMbps'),
      outMbps: seriesOf('outMbps'),
      streams: seriesOf('streams'),
      viewers: seriesOf('viewers'),
    },
    thresholds: WARNING_FROM,
  };
}

async function bucketsOf(
  db: Database,
  table: MetricsTable,
  serverId: string,
  { from, to }: Range,
  stepMs: number,
): Promise<Bucket[]> {
  const start = new Date(Math.floor(from.getTime() / stepMs) * stepMs);
  const at = sql`(floor(extract(epoch from ${table.at}) * 1000 / ${stepMs}::float8) * ${stepMs}::float8)`;
  const mean = (column: SQLWrapper) =>
    sql`(sum(${column} * ${table.samples}) / sum(${table.samples}))`.mapWith(Number);
  return db
    .select({
      at: at.mapWith(Number),
      samples: sql`sum(${table.samples})`.mapWith(Number),
      cpu: mean(table.cpu),
      memory: mean(table.memory),
      disk: mean(table.disk),
      inMbps: mean(table.inMbps),
      outMbps: mean(table.outMbps),
      streams: mean(table.streams),
      viewers: mean(table.viewers),
    })
    .from(table)
    .where(and(eq(table.serverId, serverId), gte(table.at, start), lt(table.at, to)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** A coarser step where most reports are further apart, so that a line has no holes between them. */
function stepFor(buckets: readonly Bucket[], stepMs: number): number {
  const gaps = buckets
    .slice(1)
    .map(({ at }, position) => at - (buckets[position]?.at ?? at))
    .toSorted((one, other) => one - other);
  const usual = (gaps.length < FEW_GAPS ? undefined : gaps[Math.floor(gaps.length / 2)]) ?? stepMs;
  const seconds = STEPS_SECONDS.find((step) => step * 1000 >= usual && (step * 1000) % stepMs === 0);
  return usual <= stepMs || seconds === undefined ? stepMs : seconds * 1000;
}

function meanOf(buckets: readonly Bucket[], name: keyof Means): number | null {
  const samples = buckets.reduce((sum, bucket) => sum + bucket.samples, 0);
  const total = buckets.reduce((sum, bucket) => sum + bucket[name] * bucket.samples, 0);
  return samples === 0 ? null : Math.round((total / samples) * 10) / 10;
}

const HOUR = 3_600_000;
/** At most 96 values, each of a single minute or hour. */
const MONITORED = {
  '1h': { lengthMs: HOUR, stepMs: 60_000 },
  '24h': { lengthMs: 24 * HOUR, stepMs: HOUR / 4 },
  '7d': { lengthMs: 168 * HOUR, stepMs: 2 * HOUR },
  '30d': { lengthMs: 720 * HOUR, stepMs: 8 * HOUR },
} as const;

/** Series of several servers, in the order of `serverIds`. */
export async function serversSeries(
  db: Database,
  serverIds: readonly string[],
  range: (typeof MONITOR_RANGES)[number],
  now: Date,
): Promise<z.output<typeof ServersMetrics>> {
  const { lengthMs, stepMs } = MONITORED[range];
  const table = stepMs < HOUR ? serverMetrics1m : serverMetrics1h;
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
