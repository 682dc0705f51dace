import {
  getPublishedVideo,
  getVideoPlayback,
  continueVideoUpload,
  mediaSubject,
} from '@console/vod/contract';
import type { Networks } from '@console/server-kit';
import { and, asc, count, eq, gt, lte } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '../database/connection';
import { apps, videos, vodNodes } from '../database/schema';
import { callerAddress } from '../http/caller-address';
import { HttpError } from '../http/http-error';
import type { PlatformEnv } from '../http/request-context';
import { route } from '../http/route';
import { playbackOf, uploadOf } from '../live/playback';
import { message } from '../messages/message';
import { rejectBeyondTrafficQuota } from '../quota/reject-beyond-quota';
import type { Keyring } from '../security/keyring';
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
  route(continueVideoUpload, async (call) => {
    const found = await requireVideo(call.db, call.params.id, call);
    if (found.video.state !== 'uploading') throw new HttpError(409, message('video.notUploading'));
    return uploadTarget(found, call);
  }),

  route(getVideoPlayback, async (call) =>
    playbackAddress(await requireVideo(call.db, call.params.id, call), call),
  ),

  route(getPublishedVideo, async (call) => {
    const { db, now, params, request } = call;
    await limitCalls(db, 'watch', request.ip, now, WATCH_CALLS_PER_MINUTE);
    const found = await requirePublished(db, params.playbackId, now);
    const { url } = await playbackAddress(found, call);
    const { title, posterUrl, previewUrl, chapters, hlsUrl } = videoResponse(found, call);
    return { title, posterUrl, previewUrl, chapters, url, hlsUrl };
  }),
];

interface PageServices {
  db: Database;
  keyring: Keyring;
  clock: () => Date;
  trustedProxies: Networks;
}

/** The addresses of published videos, for players on any origin: each leads to a node that has the video. */
export function publishedVideoPages(services: PageServices): Hono<PlatformEnv> {
  const { db, keyring, clock, trustedProxies } = services;
  const pages = new Hono<PlatformEnv>();
  pages.get('/:playbackId{[\\w-]+}/index.m3u8', async (context) => {
    const now = clock();
    context.header('Access-Control-Allow-Origin', '*');
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    await limitCalls(db, 'watch', callerAddress(context, trustedProxies), now, WATCH_CALLS_PER_MINUTE);
    const found = await requirePublished(db, context.req.param('playbackId'), now);
    const { url } = await playbackAddress(found, { db, keyring, now });
    return context.redirect(url, 302);
  });
  return pages;
}

async function requirePublished(db: Database, playbackId: string, now: Date): Promise<SelectedVideo> {
  const [found] = await selectVideos(db, now).where(
    and(eq(videos.playbackId, playbackId), lte(videos.publishAt, now), eq(apps.status, 'normal')),
  );
  if (!found) throw new HttpError(404, message('video.notFound'));
  return found;
}

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
