import {
  SEVERITY_OF_ISSUE,
  type StreamIssue,
  type StreamLogLine,
  type StreamMetrics,
  type StreamMetricsRange,
  type StreamSession,
} from '@console/live/contract';
import { and, desc, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { streamIssues, streamLog, streamSessions } from '../database/schema';
import { readSeries, type Range } from './read-series';
import { STREAM_RESOLUTIONS } from './resolutions';
import { DAY_MS, HOUR_MS } from '../time/durations';

const RANGES = {
  '1h': HOUR_MS,
  '24h': DAY_MS,
  '7d': 168 * HOUR_MS,
  '30d': 720 * HOUR_MS,
} as const satisfies Record<StreamMetricsRange, number>;
/** More would be unreadable. */
const MOST_ISSUES = 500;

interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

function rangeOf({ range, ...period }: Period & { range: StreamMetricsRange }, now: Date): Range {
  const to = period.to === undefined ? now : new Date(period.to);
  return { from: new Date(period.from ?? to.getTime() - RANGES[range]), to };
}

/** @param current The issues that the stream has now. */
export async function streamSeries(
  db: Database,
  { id, issues: current }: { id: string; issues: readonly StreamIssue[] },
  query: Period & { range: StreamMetricsRange },
  now: Date,
): Promise<StreamMetrics> {
  const range = rangeOf(query, now);
  const { from, stepSeconds, valuesOf } = await readSeries(db, STREAM_RESOLUTIONS, id, range, now);
  const past = await db
    .select()
    .from(streamIssues)
    .where(
      and(eq(streamIssues.streamId, id), gte(streamIssues.until, from), lte(streamIssues.since, range.to)),
    )
    .orderBy(desc(streamIssues.since), streamIssues.type)
    .limit(MOST_ISSUES);
  return {
    streamId: id,
    from: from.toISOString(),
    to: range.to.toISOString(),
    stepSeconds,
    series: {
      inKbps: valuesOf('inKbps'),
      framesPerSecond: valuesOf('framesPerSecond'),
      speed: valuesOf('speed'),
      droppedPercent: valuesOf('droppedPercent'),
      keyFrameSeconds: valuesOf('keyFrameSeconds'),
      audioDb: valuesOf('audioDb'),
      encoderSpeed: valuesOf('encoderSpeed'),
      duplicatedPercent: valuesOf('duplicatedPercent'),
      viewers: valuesOf('viewers'),
      outKbps: valuesOf('outKbps'),
    },
    issues: past.map(({ type, value, since, until }) => {
      const began = since.toISOString();
      const lasts = current.some((issue) => issue.type === type && issue.since === began);
      const severity = SEVERITY_OF_ISSUE[type];
      return { type, severity, value, since: began, until: lasts ? null : until.toISOString() };
    }),
  };
}

const MOST_SESSIONS = 50;

/** The latest first. */
export async function readSessions(db: Database, id: string): Promise<StreamSession[]> {
  const rows = await db
    .select()
    .from(streamSessions)
    .where(eq(streamSessions.streamId, id))
    .orderBy(desc(streamSessions.since))
    .limit(MOST_SESSIONS);
  return rows.map(({ since, until, mostViewers }) => ({
    from: since.toISOString(),
    until: until.toISOString(),
    mostViewers,
  }));
}

/** More would be unreadable. */
const MOST_LINES = 1_000;

/** What media nodes have logged of a stream, the latest first. */
export async function readLog(db: Database, id: string, period: Period, now: Date): Promise<StreamLogLine[]> {
  const { from, to } = rangeOf({ range: '1h', ...period }, now);
  const rows = await db
    .select()
    .from(streamLog)
    .where(and(eq(streamLog.streamId, id), gte(streamLog.at, from), lte(streamLog.at, to)))
    .orderBy(desc(streamLog.at))
    .limit(MOST_LINES);
  return rows.map(({ at, text }) => ({ at: at.toISOString(), text }));
}
