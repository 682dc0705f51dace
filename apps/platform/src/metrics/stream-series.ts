import {
  SEVERITY_OF_ISSUE,
  type StreamIssue,
  type StreamMetrics,
  type StreamMetricsRange,
  type StreamSession,
} from '@console/live/contract';
import { and, desc, eq, gte, lte, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { streamIssues, streamMetrics1m } from '../database/schema';

const MINUTE = 60_000;
const RANGES = { '1h': 60, '24h': 24 * 60, '7d': 7 * 24 * 60 } as const satisfies Record<
  StreamMetricsRange,
  number
>;
const STEPS = [MINUTE, 5 * MINUTE, 30 * MINUTE] as const;
const MOST_VALUES = 360;
/** More would be unreadable. */
const MOST_ISSUES = 500;

/** @param current The issues that the stream has now. */
export async function streamSeries(
  db: Database,
  { id, issues: current }: { id: string; issues: readonly StreamIssue[] },
  { range, from, to }: { range: StreamMetricsRange; from?: string | undefined; to?: string | undefined },
  now: Date,
): Promise<StreamMetrics> {
  const end = to === undefined ? now : new Date(to);
  const begin = from === undefined ? end.getTime() - RANGES[range] * MINUTE : Date.parse(from);
  const lengthMs = end.getTime() - begin;
  const stepMs = STEPS.find((step) => lengthMs / step <= MOST_VALUES) ?? 30 * MINUTE;
  const start = Math.floor(begin / stepMs) * stepMs;
  const count = Math.floor((end.getTime() - start) / stepMs) + 1;
  const since = new Date(start);
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
    .where(and(eq(streamId, id), gte(at, since), lte(at, end)))
    .groupBy(sql`1`);
  const bySlot = new Map(rows.map((row) => [row.slot, row]));
  const seriesOf = (name: keyof StreamMetrics['series']) =>
    Array.from({ length: count }, (_, position) => {
      const value = bySlot.get(position)?.[name];
      return value === undefined ? null : Math.round(value * 10) / 10;
    });
  const past = await db
    .select()
    .from(streamIssues)
    .where(and(eq(streamIssues.streamId, id), gte(streamIssues.until, since), lte(streamIssues.since, end)))
    .orderBy(desc(streamIssues.since), streamIssues.type)
    .limit(MOST_ISSUES);
  return {
    streamId: id,
    from: since.toISOString(),
    to: end.toISOString(),
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

/** Nodes report every few seconds; a stream that moves to another one is away for less. */
const LONGEST_GAP = '3 minutes';
const MOST_SESSIONS = 50;

/** The latest first. */
export async function streamSessions(db: Database, id: string): Promise<StreamSession[]> {
  const { streamId, at, viewers } = streamMetrics1m;
  const begins = sql`${at} - lag(${at}) over (order by ${at}) > ${LONGEST_GAP}::interval`;
  const minutes = db
    .select({ at, viewers, begins: sql<boolean>`${begins}`.as('begins') })
    .from(streamMetrics1m)
    .where(eq(streamId, id))
    .as('minutes');
  const numbered = db
    .select({
      at: minutes.at,
      viewers: minutes.viewers,
      session: sql<number>`count(*) filter (where ${minutes.begins}) over (order by ${minutes.at})`.as(
        'session',
      ),
    })
    .from(minutes)
    .as('numbered');
  const rows = await db
    .select({
      from: sql`min(${numbered.at})`.mapWith(at),
      until: sql`max(${numbered.at}) + interval '1 minute'`.mapWith(at),
      mostViewers: sql`max(${numbered.viewers})`.mapWith(Number),
    })
    .from(numbered)
    .groupBy(numbered.session)
    .orderBy(desc(sql`min(${numbered.at})`))
    .limit(MOST_SESSIONS);
  return rows.map(({ from, until, mostViewers }) => ({
    from: from.toISOString(),
    until: until.toISOString(),
    mostViewers: Math.round(mostViewers),
  }));
}
