import { METRICS_MAX_POINTS, WARNING_FROM, type ServerMetrics } from '@console/operations/contract';
import { and, eq, gte, lt, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { RESOLUTIONS } from './resolutions';

const STEPS_SECONDS = [10, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 14_400, 21_600] as const;

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

export async function serverSeries(
  db: Database,
  serverId: string,
  range: Range,
  now: Date,
): Promise<ServerMetrics> {
  const { table, stepMs } = resolutionFor(range, now);
  const start = Math.floor(range.from.getTime() / stepMs) * stepMs;
  const count = Math.ceil((range.to.getTime() - start) / stepMs);
  const slot = sql<number>`floor((extract(epoch from ${table.at}) - ${start / 1000}) / ${stepMs / 1000})::int`;
  const mean = (column: SQLWrapper) =>
    sql<number>`(sum(${column} * ${table.samples}) / sum(${table.samples}))`.mapWith(Number);
  const rows = await db
    .select({
      slot,
      cpu: mean(table.cpu),
      memory: mean(table.memory),
      disk: mean(table.disk),
      inMbps: mean(table.inMbps),
      outMbps: mean(table.outMbps),
      streams: mean(table.streams),
      viewers: mean(table.viewers),
    })
    .from(table)
    .where(and(eq(table.serverId, serverId), gte(table.at, new Date(start)), lt(table.at, range.to)))
    .groupBy(sql`1`);
  const rowOf = new Map(rows.map((row) => [row.slot, row]));
  const seriesOf = (name: keyof ServerMetrics['series']) =>
    Array.from({ length: count }, (_, position) => {
      const value = rowOf.get(position)?.[name];
      return value === undefined ? null : Math.round(value * 10) / 10;
    });
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
