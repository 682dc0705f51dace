import { getPublishedVideo, getVideoPlayback, getVideoUpload, mediaSubject } from '@console/vod/contract';
import { and, asc, count, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { videos, vodNodes } from '../database/schema';
import { HttpError } from '../http/http-error';
import { route } from '../http/route';
import { playbackOf, uploadOf } from '../live/playback';
import { message } from '../messages/message';
import { rejectBeyondTrafficQuota } from '../quota/reject-beyond-quota';
import { limitCalls } from '../http/limit-calls';
import {
  freshSince,
  requireVideo,
  selectVideos,
  subjectOf,
  type RowContext,
  videoResponse,
  type SelectedVideo,
} from './video-row';

/** Of one address, which many viewers can share. */
const WATCH_CALLS_PER_MINUTE = 300;

export const videoPlaybackRoutes = [
  route(getVideoUpload, async (call) => {
    const found = await requireVideo(call.db, call.params.id, call);
    if (found.video.state !== 'uploading') throw new HttpError(409, message('video.notUploading'));
    return uploadTarget(found, call);
  }),

  route(getVideoPlayback, async (call) =>
    playbackAddress(await requireVideo(call.db, call.params.id, call), call),
  ),

  route(getPublishedVideo, async (call) => {
    const { db, now, params, request } = call;
    await limitCalls(db, `watch ${request.ip ?? ''}`, now, WATCH_CALLS_PER_MINUTE);
    const [found] = await selectVideos(db, now).where(
      and(eq(videos.playbackId, params.playbackId), lte(videos.publishAt, now)),
    );
    if (!found) throw new HttpError(404, message('video.notFound'));
    const { url } = await playbackAddress(found, call);
    const { title, posterUrl, previewUrl, chapters } = videoResponse(found, call);
    return { title, posterUrl, previewUrl, chapters, url };
  }),
];

type Context = Pick<RowContext, 'keyring' | 'now'>;

async function playbackAddress(
  { video, origin }: SelectedVideo,
  { db, keyring, now }: Context & { db: Database },
) {
  const streamId = subjectOf(video);
  if (video.state !== 'ready' || streamId === undefined) {
    throw new HttpError(409, message('video.notReady'));
  }
  if (origin === null) throw new HttpError(409, message('video.noNode'));
  await rejectBeyondTrafficQuota(db, video.appId, now);
  return playbackOf(keyring, { streamId, origin }, now);
}

/** Where the file of a video is uploaded to. @throws HttpError 409 while its node does not report */
export function uploadTarget(
  { video: { id, bytes, checksum }, uploadOrigin: origin }: SelectedVideo,
  { keyring, now }: Context,
) {
  if (origin === null) throw new HttpError(409, message('video.noNode'));
  const streamId = mediaSubject({ kind: 'upload', videoId: id, bytes, checksum });
  return { url: uploadOf(keyring, { streamId, origin }, now), checksum };
}

/** The node with the fewest uploads. @throws HttpError 409 while none reports */
export async function uploadNode(db: Database, now: Date) {
  const [node] = await db
    .select({ nodeId: vodNodes.nodeId, storageId: vodNodes.storageId })
    .from(vodNodes)
    .leftJoin(videos, eq(videos.uploadNodeId, vodNodes.nodeId))
    .where(gt(vodNodes.reportedAt, new Date(freshSince(now))))
    .groupBy(vodNodes.nodeId)
    .orderBy(asc(count(videos.id)), asc(vodNodes.nodeId))
    .limit(1);
  if (!node) throw new HttpError(409, message('video.noNode'));
  return node;
}
