import { ADMIN_APP_ID } from '@console/http/contract';
import {
  LEASE_SECONDS,
  reportMediaNode,
  type MediaNodeReport,
  type StreamAssignment,
  type StreamReport,
} from '@console/live/contract';
import { eq, gt } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { mediaNodes, servers, streams } from '../database/schema';
import { assignedDeliveries } from './hub/node-deliveries';
import { assignStreams, type MediaNode } from './assign-streams';
import { channelSources, runEvents } from './channel-sources';
import { countOnce } from './count-once';
import { playbackKeys } from './playback';
import { unsealAddress } from './pull-address';
import type { Keyring } from '../security/keyring';
import { recordUsage } from '../usage/record-usage';
import { recordReports } from './record-reports';
import { transcodeJobs } from './transcode/transcode-jobs';
import { mediaNodeRoute } from './media-node-route';
import { DAY_MS } from '../time/durations';

/** A lease outlives a report that is lost. */
const MAX_SECONDS_BETWEEN_REPORTS = 5;
/** The platform has other work, too. */
const MAX_REPORTS_PER_SECOND = 20;

export const mediaNodeRoutes = [
  mediaNodeRoute(reportMediaNode, async ({ body, db, keyring, now, installation }) => {
    const { licenseDays } = installation.mediaNodes;
    const node = await registerNode(db, body, { licenseDays, now });
    const reported = { ...body, streams: await countStreams(db, node, body) };
    const uses = await recordReports(db, node, reported, now);
    await runEvents(db, now);
    const assigned = await assignStreams(db, node, body, now);
    const ids = assigned.map(({ id }) => id);
    const jobs = await transcodeJobs(db, ids);
    const partners = await assignedDeliveries(db, ids, { keyring, now });
    const sources = await channelSources({ db, keyring, now }, assigned);
    const nextWithinSeconds = await secondsBetweenReports(db, now);
    // Last, because the reports of other nodes wait for these rows.
    await recordUsage(db, uses, now);
    return {
      nextWithinSeconds,
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
  }),
];

/** The streams of a report, without the bytes that have been counted already. */
async function countStreams(
  db: Database,
  { id, counted: last }: MediaNode,
  { reportNumber, streams: reports }: MediaNodeReport,
): Promise<StreamReport[]> {
  const amounts = reports.flatMap(({ id: streamId, bytesOut, deliveries = [] }) => [
    { id: streamId, bytes: bytesOut },
    ...deliveries,
  ]);
  const { counted, remaining } = countOnce(reportNumber, last, amounts);
  if (counted || last) await db.update(mediaNodes).set({ counted }).where(eq(mediaNodes.serverId, id));
  return reports.map((report) => ({
    ...report,
    bytesOut: remaining({ id: report.id, bytes: report.bytesOut }),
    deliveries: report.deliveries?.map((delivery) => ({ ...delivery, bytes: remaining(delivery) })),
  }));
}

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
): Promise<MediaNode> {
  const [known] = await db
    .select({ id: servers.id, licenseExpiresAt: servers.licenseExpiresAt, node: mediaNodes })
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
    return { id: known.id, isLicensed, lastReportAt: known.node.reportedAt, counted: known.node.counted };
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
  return { id, isLicensed: licenseDays > 0, lastReportAt: null, counted: null };
}
