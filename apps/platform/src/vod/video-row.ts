import { WATCH_PATH } from '@console/http/contract';
import { mediaSubject, PUBLISHED_PATH, type Video } from '@console/vod/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { lockRow } from '../apps/lock-app';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { apps, mediaJobs, mediaNodes, recordings, streams, videos, vodNodes } from '../database/schema';
import { requireRow } from '../http/require-row';
import { imagesOf } from '../live/playback';
import { message } from '../messages/message';
import type { Keyring } from '../security/keyring';

/** A node without a report for this long takes no uploads and serves no videos. */
const NODE_MS = 30_000;

export interface RowContext {
  keyring: Keyring;
  now: Date;
  consoleUrl: string;
}

export const freshSince = (now: Date) => new Date(now.getTime() - NODE_MS).toISOString();

/** Where the files of a video are served; null while no node with its storage reports. */
const origin = (now: Date) => sql<string | null>`(select min(${mediaNodes.origin}) from ${vodNodes}
  join ${mediaNodes} on ${mediaNodes.serverId} = ${vodNodes.nodeId}
  where ${vodNodes.storageId} = ${videos.storageId} and ${vodNodes.reportedAt} > ${freshSince(now)})`;

const uploadOrigin = (now: Date) => sql<string | null>`(select ${mediaNodes.origin} from ${vodNodes}
  join ${mediaNodes} on ${mediaNodes.serverId} = ${vodNodes.nodeId}
  where ${vodNodes.nodeId} = ${videos.uploadNodeId} and ${vodNodes.reportedAt} > ${freshSince(now)})`;

const COLLECTIONS = sql<{ id: string; name: string }[]>`(select
  coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name, c.id), '[]')
  from collection_videos cv join collections c on c.id = cv.collection_id where cv.video_id = ${videos.id})`;

const CAPTIONS = sql<Video['captions']>`(select coalesce(json_agg(json_build_object(
  'language', c.language, 'label', c.label, 'updatedAt', c.updated_at) order by c.language), '[]')
  from video_captions c where c.video_id = ${videos.id})`;

const USED_BY = sql<{ id: string; name: string }[]>`(select
  coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name, s.id), '[]')
  from channels c join streams s on s.id = c.stream_id
  where c.kind = 'playout' and s.app_id = ${videos.appId} and (c.settings -> 'fillerVideoIds' @> to_jsonb(${videos.id}::text)
    or c.settings -> 'items' @> jsonb_build_array(jsonb_build_object('input', jsonb_build_object('videoId', ${videos.id}::text)))))`;

export function selectVideos(db: Database, now: Date) {
  return db
    .select({
      video: videos,
      appName: apps.name,
      progress: mediaJobs.progress,
      collections: COLLECTIONS,
      captions: CAPTIONS,
      usedBy: USED_BY,
      origin: origin(now),
      uploadOrigin: uploadOrigin(now),
      recordedFrom: { id: streams.id, name: streams.name },
    })
    .from(videos)
    .innerJoin(apps, eq(apps.appId, videos.appId))
    .leftJoin(recordings, eq(recordings.videoId, videos.id))
    .leftJoin(streams, eq(streams.id, recordings.streamId))
    .leftJoin(
      mediaJobs,
      and(eq(mediaJobs.videoId, videos.id), eq(mediaJobs.kind, 'transcode'), eq(mediaJobs.state, 'running')),
    );
}

export type SelectedVideo = Awaited<ReturnType<typeof selectVideos>>[number];

export function videoResponse(
  { video, appName, progress, collections, captions, usedBy, origin: node, recordedFrom }: SelectedVideo,
  { keyring, now, consoleUrl }: RowContext,
): Video {
  const { id, state, bytes, mediaBytes, posters, poster, playbackId } = video;
  const subject = subjectOf(video);
  const images =
    subject !== undefined && node !== null
      ? imagesOf(keyring, { streamId: subject, origin: node }, now)
      : undefined;
  const posterUrls =
    images === undefined ? [] : range(posters).map((index) => `${images}/poster-${index}.jpg`);
  return {
    id,
    appId: video.appId,
    appName,
    title: video.title,
    state,
    problem: video.problem,
    fileName: video.fileName,
    bytes,
    storedBytes: state === 'uploading' ? 0 : bytes + mediaBytes,
    progress,
    durationSeconds: video.durationSeconds,
    codecs: video.codecs,
    renditions: video.renditions,
    tags: video.tags,
    collections,
    usedBy,
    chapters: video.chapters,
    captions: captions.map((caption) => ({
      ...caption,
      updatedAt: new Date(caption.updatedAt).toISOString(),
    })),
    posterUrl: posterUrls[poster] ?? null,
    posterUrls,
    poster,
    previewUrl: images === undefined ? null : `${images}/preview.vtt`,
    publishAt: video.publishAt?.toISOString() ?? null,
    playbackUrl: new URL(`${WATCH_PATH}/${playbackId}`, consoleUrl).href,
    hlsUrl: new URL(`${PUBLISHED_PATH}/${playbackId}/index.m3u8`, consoleUrl).href,
    deliveredBytes: video.deliveredBytes,
    recordedFrom,
    expiresAt: video.expiresAt?.toISOString() ?? null,
    createdAt: video.createdAt.toISOString(),
  };
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

/** What a playback token of the video names; undefined before it can be played. */
export function subjectOf({
  id,
  mediaVersion,
  captionsVersion,
}: Pick<SelectedVideo['video'], 'id' | 'mediaVersion' | 'captionsVersion'>): string | undefined {
  if (mediaVersion === null) return undefined;
  return mediaSubject({ kind: 'vod', videoId: id, mediaVersion, captionsVersion });
}

/** @throws HttpError 404 */
export function requireVideo(
  db: Database,
  id: string,
  { authority, now }: { authority: Authority; now: Date },
): Promise<SelectedVideo> {
  return requireRow(selectVideos(db, now), videos, { id, authority }, NOT_FOUND);
}

/** Locks a video until the transaction ends. @throws HttpError 404, 409 */
export function lockVideo(
  db: Database,
  id: string,
  authority: Authority,
): Promise<typeof videos.$inferSelect> {
  return lockRow(db, db.select().from(videos), videos, { id, authority }, NOT_FOUND);
}

const NOT_FOUND = message('video.notFound');

export const hasTag = (tag: string): SQL => sql`${tag} = any(${videos.tags})`;
