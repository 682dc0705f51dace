import {
  issuesOf,
  LEASE_SECONDS,
  type MediaNodeReport,
  type StreamHealth,
  type StreamIssue,
  type StreamReport,
} from '@console/live/contract';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { streams } from '../database/schema';
import { recordIssues, recordLog, recordMetrics, recordStreamMetrics } from '../metrics/record-metrics';
import { recordHeartbeats } from '../servers/record-heartbeats';
import type { AppUse } from '../usage/record-usage';
import { leaseEnd, type MediaNode } from './assign-streams';
import { recordChannel } from './channel-sources';
import { recordDeliveries } from './hub/node-deliveries';

const METRICS_EVERY_MS = 10_000;
/** Averages the rate of the last minute. */
const RATE_SECONDS = 60;

/** Keeps what a node says of itself and of its streams. Returns what apps used, which is not kept yet. */
export async function recordReports(
  db: Database,
  { id: nodeId, isLicensed, lastReportAt }: MediaNode,
  { version, load, streams: reports, isStopping = false }: MediaNodeReport,
  now: Date,
): Promise<AppUse[]> {
  const seconds = lastReportAt ? Math.max(1, (now.getTime() - lastReportAt.getTime()) / 1000) : RATE_SECONDS;
  const share = Math.min(1, seconds / RATE_SECONDS);
  const known = await db
    .select({ id: streams.id, issues: streams.issues })
    .from(streams)
    .where(eq(streams.nodeId, nodeId));
  const passed = lastReportAt ? secondsBetween(lastReportAt, now) : 0;
  const rows = reports.map((report) => {
    const { id, epoch, state, problem, renditions, input, viewers, bytesOut } = report;
    const health = measuredOf(report);
    const before = known.find((stream) => stream.id === id)?.issues ?? [];
    const issues = issuesAfter({ state, health }, before, now);
    const kbps = (bytesOut * 8) / 1000 / seconds;
    return { id, epoch, state, problem, renditions, input, health, issues, viewers, kbps };
  });
  // One statement, because a node has many streams.
  const reported = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as reported (id text, epoch int,
    state text, problem text, renditions jsonb, input jsonb, health jsonb, issues jsonb, viewers int, kbps float8)`;
  const mine = await db
    .update(streams)
    .set({
      reportedState: sql`reported.state`,
      problem: sql`reported.problem`,
      renditions: sql`reported.renditions`,
      input: sql`reported.input`,
      health: sql`reported.health`,
      issues: sql`reported.issues`,
      viewers: sql`reported.viewers`,
      outKbps: sql`round(${streams.outKbps} * ${1 - share}::float8 + reported.kbps * ${share}::float8)`,
      ...(isLicensed && !isStopping && { leaseUntil: leaseEnd(now) }),
    })
    .from(reported)
    .where(
      and(
        sql`${streams.id}::text = reported.id`,
        eq(streams.nodeId, nodeId),
        sql`${streams.epoch} = reported.epoch`,
        isNotNull(streams.startedAt),
      ),
    )
    .returning({
      id: streams.id,
      appId: streams.appId,
      issues: streams.issues,
      health: streams.health,
      outKbps: streams.outKbps,
    });
  await recordIssues(
    db,
    mine.flatMap(({ id, issues }) => issues.map((issue) => ({ ...issue, streamId: id }))),
    now,
  );
  const rowOf = new Map(mine.map((row) => [row.id, row]));
  await recordLog(
    db,
    reports.flatMap(({ id, log = [] }) =>
      rowOf.has(id) ? log.map((line) => ({ ...line, streamId: id })) : [],
    ),
  );
  const uses: AppUse[] = [];
  for (const { id, state, health, renditions, bytesOut, channel, deliveries } of reports) {
    const appId = rowOf.get(id)?.appId;
    if (appId === undefined) continue;
    if (channel) await recordChannel(db, id, channel);
    if (deliveries) await recordDeliveries(db, id, deliveries, now);
    // A slate is no input.
    const isSlate = !channel && health?.inputLost === true;
    const liveSeconds = state === 'live' && !isSlate ? passed : 0;
    const encoded = renditions.filter(({ encoder }) => encoder).length;
    const transcodeSeconds = liveSeconds * encoded;
    uses.push({ appId, egressBytes: bytesOut, liveSeconds, transcodeSeconds });
  }
  const slot = (at: Date) => Math.floor(at.getTime() / METRICS_EVERY_MS);
  if (lastReportAt && slot(lastReportAt) === slot(now)) return uses;
  const live = reports.filter(({ state }) => state === 'live');
  const figures = {
    ...load,
    streams: live.length,
    viewers: live.reduce((sum, { viewers }) => sum + viewers, 0),
  };
  await recordHeartbeats(db, [{ ...figures, serverId: nodeId, version }], now);
  await recordMetrics(db, [{ ...figures, serverId: nodeId }], now);
  await recordStreamMetrics(
    db,
    live.flatMap(({ id: streamId, input, viewers }) => {
      const row = rowOf.get(streamId);
      if (!row) return [];
      const { kbps: inKbps = 0, framesPerSecond = 0 } = input ?? {};
      const { encoderSpeed = null, duplicatedPercent = null, ...health } = row.health ?? NOT_MEASURED;
      const { speed, droppedPercent, keyFrameSeconds, audioDb } = health;
      return [
        {
          ...{ streamId, inKbps, framesPerSecond, viewers, outKbps: row.outKbps },
          ...{ speed, droppedPercent, keyFrameSeconds, audioDb, encoderSpeed, duplicatedPercent },
        },
      ];
    }),
    now,
  );
  return uses;
}

/** Whole seconds, so that their sum over reports is exact. A node that was away for longer had no lease. */
function secondsBetween(before: Date, now: Date): number {
  const second = (at: Date) => Math.floor(at.getTime() / 1000);
  return Math.min(second(now) - second(before), LEASE_SECONDS);
}

const NOT_MEASURED: StreamHealth = {
  inputLost: false,
  speed: null,
  droppedPercent: null,
  keyFrameSeconds: null,
  bitrateDeviation: null,
  audioDb: null,
};

/** Of the input and of the ladder. */
function measuredOf({ health, renditions }: StreamReport): StreamHealth | null {
  const encoders = renditions.flatMap(({ encoder }) => (encoder && encoder.speed > 0 ? [encoder] : []));
  if (encoders.length === 0) return health;
  return {
    ...(health ?? NOT_MEASURED),
    encoderSpeed: Math.min(...encoders.map(({ speed }) => speed)),
    duplicatedPercent: Math.max(...encoders.map(({ duplicatedPercent = 0 }) => duplicatedPercent)),
  };
}

/** A node that has just taken the stream does not know that its input was lost before. */
function issuesAfter(
  { state, health }: Pick<StreamReport, 'state' | 'health'>,
  before: readonly StreamIssue[],
  now: Date,
): StreamIssue[] {
  const isStillLost = state === 'no-input' && before.some(({ type }) => type === 'input-lost');
  const measured = health && { ...health, inputLost: health.inputLost || isStillLost };
  return issuesOf(measured, before, now.toISOString());
}
