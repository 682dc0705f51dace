import { MAX_RECORDING_HOURS } from '@console/live/contract';
import type { RecordingAssignment } from '@console/vod/contract';
import { and, eq, getTableColumns, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { channels, recordings, streams, videos, vodNodes } from '../database/schema';
import { newPlaybackId } from '../live/playback';
import { removeVideos } from './media-jobs';
import { freshSince } from './video-row';
import { HOUR_MS } from '../time/durations';

const MAX_MS = MAX_RECORDING_HOURS * HOUR_MS;
const NODE_GONE = 'The media node that recorded it is gone.';
const NODE_GONE_MS = 600_000;

interface Node {
  nodeId: string;
  storageId: string;
}

interface NewRecording extends Node {
  appId: string;
  streamId: string;
  title: string;
  startsAt: Date;
  endsAt: Date | null;
  expiresAt: Date | null;
}

/** Has a node record one of its streams. Returns the ID of the video. */
export async function addRecording(
  db: Database,
  { nodeId, storageId, streamId, startsAt, endsAt, ...video }: NewRecording,
  now: Date,
): Promise<string> {
  const id = newId(now);
  await db.insert(videos).values({
    ...video,
    id,
    state: 'recording',
    fileName: `${video.title}.ts`,
    bytes: 0,
    checksum: '',
    storageId,
    uploadNodeId: nodeId,
    playbackId: newPlaybackId(),
    createdAt: now,
  });
  await db.insert(recordings).values({ videoId: id, streamId, startsAt, endsAt });
  return id;
}

/** The node that has a stream, with its storage; undefined unless it stores videos. */
export async function recordingNode(
  db: Database,
  streamId: string,
  now: Date,
): Promise<typeof vodNodes.$inferSelect | undefined> {
  const [node] = await db
    .select(getTableColumns(vodNodes))
    .from(vodNodes)
    .innerJoin(streams, eq(streams.nodeId, vodNodes.nodeId))
    .where(and(eq(streams.id, streamId), gt(vodNodes.reportedAt, new Date(freshSince(now)))));
  return node;
}

/** What a node records. A recording ends with its stream, and after the longest time. */
export async function assignedRecordings(
  db: Database,
  { nodeId }: Node,
  now: Date,
): Promise<RecordingAssignment[]> {
  await endRecordingsOfGoneNodes(db, now);
  const rows = await db
    .select({ recording: recordings, streamId: streams.id, startedAt: streams.startedAt })
    .from(recordings)
    .innerJoin(videos, eq(videos.id, recordings.videoId))
    .innerJoin(streams, eq(streams.id, recordings.streamId))
    .where(and(eq(videos.state, 'recording'), eq(videos.uploadNodeId, nodeId)));
  return rows.map(({ recording: { videoId, startsAt, endsAt }, streamId, startedAt }) => {
    const latest = startedAt ? startsAt.getTime() + MAX_MS : now.getTime();
    const end = Math.min(endsAt?.getTime() ?? latest, latest);
    return {
      videoId,
      streamId,
      startsAt: startsAt.toISOString(),
      endsAt: new Date(end).toISOString(),
    };
  });
}

async function endRecordingsOfGoneNodes(db: Database, now: Date): Promise<void> {
  const seenSince = new Date(now.getTime() - NODE_GONE_MS).toISOString();
  await db
    .update(videos)
    .set({ state: 'error', problem: NODE_GONE })
    .where(
      and(
        eq(videos.state, 'recording'),
        sql`not exists (select from ${vodNodes}
          where ${vodNodes.nodeId} = ${videos.uploadNodeId} and ${vodNodes.reportedAt} > ${seenSince})`,
      ),
    );
}

/**
 * Records events on the node, from their beginning to their end. A node that takes over the stream records the rest,
 * unless the recording was stopped, cut or has failed.
 */
export async function recordEvents(db: Database, node: Node, now: Date): Promise<void> {
  const ofEvent = sql`${recordings}
    join ${videos} on ${videos.id} = ${recordings.videoId}
    where ${recordings.streamId} = ${channels.streamId} and ${recordings.startsAt} >= ${channels.startsAt}`;
  const isOver = sql`(${recordings.isCut} or ${recordings.endsAt} <= ${now.toISOString()}
    or (${videos.state} = 'error' and ${videos.uploadNodeId} is null))`;
  const events = await db
    .select({
      stream: streams,
      startsAt: channels.startsAt,
      endsAt: channels.endsAt,
      isContinued: sql<boolean>`exists (select from ${ofEvent})`,
    })
    .from(channels)
    .innerJoin(streams, eq(streams.id, channels.streamId))
    .where(
      and(
        eq(streams.nodeId, node.nodeId),
        eq(streams.reportedState, 'live'),
        eq(channels.kind, 'event'),
        sql`(${channels.settings} -> 'record')::boolean`,
        isNull(channels.canceledAt),
        lte(channels.startsAt, now),
        gt(channels.endsAt, now),
        sql`not exists (select from ${ofEvent} and (${videos.uploadNodeId} = ${node.nodeId} or ${isOver}))`,
      ),
    );
  for (const { stream, startsAt, endsAt, isContinued } of events) {
    const { id: streamId, appId, name: title } = stream;
    const times = { startsAt: isContinued ? now : (startsAt ?? now), endsAt, expiresAt: null };
    await addRecording(db, { ...node, appId, streamId, title, ...times }, now);
  }
}

export async function removeExpiredVideos(db: Database, now: Date): Promise<void> {
  const expired = db
    .select({ id: videos.id })
    .from(videos)
    .where(lte(videos.expiresAt, now))
    .limit(100)
    .for('update', { skipLocked: true });
  await removeVideos(db, sql`${videos.id} = any(array(${expired}))`, now);
}
