import { ADMIN_APP_ID } from '@console/http/contract';
import {
  issuesOf,
  LEASE_SECONDS,
  reportMediaNode,
  type MediaNodeReport,
  type StreamHealth,
  type StreamAssignment,
  type StreamIssue,
  type StreamReport,
} from '@console/live/contract';
import { isSameSecret } from '@console/server-kit';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { mediaNodes, servers, streams } from '../database/schema';
import { HttpError } from '../http/http-error';
import { route } from '../http/route';
import { message } from '../messages/message';
import { recordIssues, recordMetrics, recordStreamMetrics } from '../metrics/record-metrics';
import { recordHeartbeats } from '../servers/record-heartbeats';
import { assignedDeliveries, recordDeliveries } from './hub/node-deliveries';
import { channelSources, recordChannel, runEvents } from './channel-sources';
import { playbackKeys } from './playback';
import { unsealAddress } from './pull-address';
import type { Keyring } from '../security/keyring';
import { recordUsage, type AppUse } from '../usage/record-usage';
import { OFF } from './stream-routes';
import { transcodeJobs } from './transcode/transcode-jobs';

/** A lease outlives a report that is lost. */
const MAX_SECONDS_BETWEEN_REPORTS = 5;
/** The platform has other work, too. */
const MAX_REPORTS_PER_SECOND = 20;
const METRICS_EVERY_MS = 10_000;
const DAY_MS = 86_400_000;
/** Averages the rate of the last minute. */
const RATE_SECONDS = 60;

export const mediaNodeRoutes = [
  route(reportMediaNode, async ({ body, db, keyring, now, installation }) => {
    const { token, licenseDays } = installation.mediaNodes;
    if (token === undefined) throw new HttpError(404, message('mediaNode.none'));
    if (!isSameSecret(body.token, token)) throw new HttpError(401, message('mediaNode.token'));
    return db.transaction(async (transaction) => {
      const node = await registerNode(transaction, body, { licenseDays, now });
      await recordReports(transaction, node, body, now);
      await runEvents(transaction, now, OFF);
      const assigned = await assignStreams(transaction, node, body, now);
      const ids = assigned.map(({ id }) => id);
      const jobs = await transcodeJobs(transaction, ids);
      const partners = await assignedDeliveries(transaction, ids, { keyring, now });
      const sources = await channelSources({ db: transaction, keyring, now }, assigned);
      return {
        nextWithinSeconds: await secondsBetweenReports(transaction, now),
        streams: assigned.map((stream) => ({
          id: stream.id,
          epoch: stream.epoch,
          name: stream.name,
          source: sourceOf(stream, keyring, now),
          firstSegmentAt: stream.createdAt.toISOString(),
          dvrSeconds: stream.dvrSeconds,
          reconnectSeconds: stream.reconnectSeconds,
          transcode: jobs.get(stream.id),
          deliveries: partners.get(stream.id),
          playbackId: stream.playbackId ?? undefined,
          ...sources.get(stream.id),
        })),
        playbackKeys: playbackKeys(keyring),
      };
    });
  }),
];

function sourceOf(
  { pattern, pullUrl, keyHash, previousHash, previousUntil }: typeof streams.$inferSelect,
  keyring: Keyring,
  now: Date,
): StreamAssignment['source'] {
  if (pattern !== null) return { kind: 'test', pattern };
  if (pullUrl !== null) return { kind: 'pull', url: unsealAddress(keyring, pullUrl) };
  const current = keyHash === null ? [] : [{ hash: keyHash, until: null }];
  const isOverlapping = previousHash !== null && previousUntil !== null && previousUntil > now;
  const previous = isOverlapping ? [{ hash: previousHash, until: previousUntil.toISOString() }] : [];
  return { kind: 'push', keys: [...current, ...previous] };
}

interface Node {
  id: string;
  isLicensed: boolean;
  /** Null for a node that has just registered. */
  lastReportAt: Date | null;
}

/** A few nodes report every second, so that a stream starts at once. */
async function secondsBetweenReports(db: Database, now: Date): Promise<number> {
  const seenSince = new Date(now.getTime() - LEASE_SECONDS * 1000);
  const nodes = await db.$count(mediaNodes, gt(mediaNodes.reportedAt, seenSince));
  return Math.min(MAX_SECONDS_BETWEEN_REPORTS, Math.ceil(nodes / MAX_REPORTS_PER_SECOND));
}

/** A node that reports for the first time becomes a server of the admin app. */
async function registerNode(
  db: Database,
  { name, origin, ingestUrl, region }: MediaNodeReport,
  { licenseDays, now }: { licenseDays: number; now: Date },
): Promise<Node> {
  const [known] = await db
    .select({ id: servers.id, licenseExpiresAt: servers.licenseExpiresAt, at: mediaNodes.reportedAt })
    .from(mediaNodes)
    .innerJoin(servers, eq(servers.id, mediaNodes.serverId))
    .where(eq(mediaNodes.name, name))
    .for('update');
  if (known) {
    await db
      .update(mediaNodes)
      .set({ origin, ingestUrl, reportedAt: now })
      .where(eq(mediaNodes.serverId, known.id));
    const isLicensed = known.licenseExpiresAt !== null && known.licenseExpiresAt > now;
    return { id: known.id, isLicensed, lastReportAt: known.at };
  }
  const id = newId(now);
  await db.insert(servers).values({
    id,
    appId: ADMIN_APP_ID,
    name,
    kind: 'live',
    address: new URL(origin).hostname,
    region,
    licenseExpiresAt: licenseDays > 0 ? new Date(now.getTime() + licenseDays * DAY_MS) : null,
    createdAt: now,
  });
  await db.insert(mediaNodes).values({ serverId: id, name, origin, ingestUrl, reportedAt: now });
  return { id, isLicensed: licenseDays > 0, lastReportAt: null };
}

async function recordReports(
  db: Database,
  { id: nodeId, isLicensed, lastReportAt }: Node,
  { version, load, streams: reports, isStopping = false }: MediaNodeReport,
  now: Date,
): Promise<void> {
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
    .returning({ id: streams.id, appId: streams.appId, issues: streams.issues, outKbps: streams.outKbps });
  await recordIssues(
    db,
    mine.flatMap(({ id, issues }) => issues.map((issue) => ({ ...issue, streamId: id }))),
    now,
  );
  const appOf = new Map(mine.map(({ id, appId }) => [id, appId]));
  const uses: AppUse[] = [];
  for (const { id, state, health, renditions, bytesOut, channel, deliveries } of reports) {
    const appId = appOf.get(id);
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
  await recordUsage(db, uses, now);
  const slot = (at: Date) => Math.floor(at.getTime() / METRICS_EVERY_MS);
  if (lastReportAt && slot(lastReportAt) === slot(now)) return;
  const live = reports.filter(({ state }) => state === 'live');
  const figures = {
    ...load,
    streams: live.length,
    viewers: live.reduce((sum, { viewers }) => sum + viewers, 0),
  };
  await recordHeartbeats(db, [{ ...figures, serverId: nodeId, version }], now);
  await recordMetrics(db, [{ ...figures, serverId: nodeId }], now);
  const rateOf = new Map(mine.map(({ id, outKbps }) => [id, outKbps]));
  await recordStreamMetrics(
    db,
    live.flatMap(({ id: streamId, input, viewers }) => {
      const outKbps = rateOf.get(streamId);
      if (outKbps === undefined) return [];
      const { kbps: inKbps = 0, framesPerSecond = 0 } = input ?? {};
      return [{ streamId, inKbps, framesPerSecond, viewers, outKbps }];
    }),
    now,
  );
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
  const speeds = renditions.flatMap(({ encoder }) => (encoder && encoder.speed > 0 ? [encoder.speed] : []));
  return speeds.length === 0 ? health : { ...(health ?? NOT_MEASURED), encoderSpeed: Math.min(...speeds) };
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

const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_SECONDS * 1000);

/** Renews the node's leases, and gives it streams that no other node has, up to its capacity. A node that stops gives up its own. */
async function assignStreams(
  db: Database,
  { id: nodeId, isLicensed }: Node,
  { capacity, ingestUrl, isStopping = false }: MediaNodeReport,
  now: Date,
) {
  if (isStopping)
    await db
      .update(streams)
      .set({ nodeId: null, leaseUntil: null, reportedState: null })
      .where(eq(streams.nodeId, nodeId));
  if (isStopping || !isLicensed) return [];
  const leaseUntil = leaseEnd(now);
  const mine = and(eq(streams.nodeId, nodeId), isNotNull(streams.startedAt));
  // Those of the report have been renewed with it.
  const isDue = or(isNull(streams.leaseUntil), ne(streams.leaseUntil, leaseUntil));
  await db.update(streams).set({ leaseUntil }).where(and(mine, isDue));
  const selectMine = () => db.select().from(streams).where(mine).orderBy(asc(streams.id));
  const kept = await selectMine();
  if (kept.length >= capacity) return kept;
  const isFree = or(isNull(streams.nodeId), and(ne(streams.nodeId, nodeId), lt(streams.leaseUntil, now)));
  const free = await db
    .select({ id: streams.id })
    .from(streams)
    .where(
      and(isNotNull(streams.startedAt), isFree, ingestUrl === null ? isNull(streams.keyHash) : undefined),
    )
    .orderBy(asc(streams.startedAt))
    .limit(capacity - kept.length)
    .for('update', { skipLocked: true });
  if (free.length === 0) return kept;
  await db
    .update(streams)
    .set({
      nodeId,
      leaseUntil,
      epoch: sql`${streams.epoch} + 1`,
      reportedState: null,
      problem: null,
      renditions: [],
      input: null,
      health: null,
      viewers: 0,
    })
    .where(
      inArray(
        streams.id,
        free.map(({ id }) => id),
      ),
    );
  return selectMine();
}
