import {
  SEVERITY_OF_ISSUE,
  type StreamIssue,
  type StreamMetrics,
  type StreamMetricsRange,
} from '@console/live/contract';
import { and, desc, eq, gte, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { streamIssues, streamMetrics1m } from '../database/schema';

const MINUTE = 60_000;
const RANGES = {
  '1h': { lengthMs: 60 * MINUTE, stepMs: MINUTE },
  '24h': { lengthMs: 24 * 60 * MINUTE, stepMs: 5 * MINUTE },
  '7d': { lengthMs: 7 * 24 * 60 * MINUTE, stepMs: 30 * MINUTE },
} as const satisfies Record<StreamMetricsRange, object>;
/** More would be unreadable. */
const MOST_ISSUES = 500;

/** @param current The issues that the stream has now. */
export async function streamSeries(
  db: Database,
  { id, issues: current }: { id: string; issues: readonly StreamIssue[] },
  range: StreamMetricsRange,
  now: Date,
): Promise<StreamMetrics> {
  const { lengthMs, stepMs } = RANGES[range];
  const end = Math.floor(now.getTime() / stepMs) * stepMs + stepMs;
  const start = end - lengthMs;
  const from = new Date(start);
  const { at, samples, streamId, inKbps, framesPerSecond, viewers, outKbps } = streamMetrics1m;
  const slot = sql`floor((extract(epoch from ${at}) * 1000 - ${start}::float8) / ${stepMs}::float8)`;
  const mean = (column: SQLWrapper) => sql`sum(${column} * ${samples}) / sum(${samples})`.mapWith(Number);
  const rows = await db
    .select({
      slot: slot.mapWith(Number),
      inKbps: mean(inKbps),
      framesPerSecond: mean(framesPerSecond),
      viewers: mean(viewers),
      outKbps: mean(outKbps),
    })
    .from(streamMetrics1m)
    .where(and(eq(streamId, id), gte(at, from)))
    .groupBy(sql`1`);
  const bySlot = new Map(rows.map((row) => [row.slot, row]));
  const seriesOf = (name: keyof StreamMetrics['series']) =>
    Array.from({ length: lengthMs / stepMs }, (_, position) => {
      const value = bySlot.get(position)?.[name];
      return value === undefined ? null : Math.round(value * 10) / 10;
    });
  const past = await db
    .select()
    .from(streamIssues)
    .where(and(eq(streamIssues.streamId, id), gte(streamIssues.until, from)))
    .orderBy(desc(streamIssues.since), streamIssues.type)
    .limit(MOST_ISSUES);
  return {
    streamId: id,
    from: from.toISOString(),
    to: now.toISOString(),
    stepSeconds: stepMs / 1000,
    series: {
      inKbps: seriesOf('inKbps'),
      framesPerSecond: seriesOf('framesPerSecond'),
      viewers: seriesOf('viewers'),
      outKbps: seriesOf('outKbps'),
    },
    issues: past.map(({ type, value, since, until }) => {
      const began = since.toISOString();
      const lasts = current.some((issue) => issue.type === type && issue.since === began);
      const severity = SEVERITY_OF_ISSUE[type];
      return { type, severity, value, since: began, until: lasts ? null : until.toISOString() };
    }),
  };
}
