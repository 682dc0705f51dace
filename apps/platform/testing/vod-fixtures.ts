import { ADMIN_APP_ID } from '@console/http/contract';
import * as live from '@console/live/contract';
import * as vod from '@console/vod/contract';
import { eq } from 'drizzle-orm';
import { newId } from '../src/database/ids';
import { mediaJobs, mediaNodes, servers, streams, videos, vodNodes } from '../src/database/schema';
import { queueJob } from '../src/vod/media-jobs';
import { mediaNodeReport, NODE_TOKEN } from './media-node-report';
import type { MutationFixture } from './mutation-fixtures';
import type { Makers } from './operations-fixtures';
import type { TestPlatform } from './test-platform';
import { HOUR_MS } from '../src/time/durations';

export const VOD_NODE = 'vod-node';
export const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:02.000\nXin chào\n';

/** A media node that takes uploads, where the installation takes nodes. */
export async function reportVodNode(platform: TestPlatform, more: Partial<vod.VodNodeReport> = {}) {
  const name = more.name ?? VOD_NODE;
  await platform.call(live.reportMediaNode, {
    body: mediaNodeReport(name, { capacity: 0 }),
  });
  const report: vod.VodNodeReport = {
    token: NODE_TOKEN,
    name,
    storageId: 'storage',
    freeSlots: 0,
    running: [],
    finished: [],
    uploads: [],
    sent: [],
    ...more,
  };
  return platform.call(vod.reportVodNode, { body: report });
}

/** For installations that take no reports. */
async function insertNode({ db, clock: { now } }: TestPlatform): Promise<string> {
  const id = newId(now);
  await db.insert(servers).values({
    id,
    appId: ADMIN_APP_ID,
    name: VOD_NODE,
    kind: 'live',
    address: 'vod-node.example',
    region: 'local',
    createdAt: now,
  });
  const origin = 'http://vod-node.example:4202';
  await db.insert(mediaNodes).values({ serverId: id, name: VOD_NODE, origin, reportedAt: now });
  await db.insert(vodNodes).values({ nodeId: id, storageId: 'storage', reportedAt: now });
  return id;
}

export const videoBody = (appId: string) => ({
  appId,
  title: 'Morning news',
  fileName: 'news.mp4',
  bytes: 1_000_000,
  checksum: 'a'.repeat(64),
});

/** How to call the mutations on videos. */
export function vodFixtures({
  platform,
  token,
  nameNew,
  anApp,
  onNew,
  withBody,
}: Pick<Makers, 'platform' | 'token' | 'nameNew' | 'anApp' | 'onNew' | 'withBody'>): Readonly<
  Record<string, MutationFixture>
> {
  let nodeId: string | undefined;
  const aNewVideo = async () => {
    nodeId ??= await insertNode(platform);
    await platform.db.update(vodNodes).set({ reportedAt: platform.clock.now });
    return videoBody(await anApp());
  };
  const aVideo = async () => (await platform.call(vod.createVideo, { token, body: await aNewVideo() })).id;
  const aReadyVideo = async () => {
    const id = await aVideo();
    await platform.db
      .update(videos)
      .set({ state: 'ready', mediaVersion: 1, posters: 3 })
      .where(eq(videos.id, id));
    return id;
  };
  const aPublishedVideo = async () => {
    const id = await aReadyVideo();
    await platform.call(vod.publishVideo, { token, params: { id }, body: { at: null } });
    return id;
  };
  const aCollection = async () => {
    const body = { appId: await anApp(), name: nameNew('collection') };
    return (await platform.call(vod.createCollection, { token, body })).id;
  };
  const aJob = (state: 'queued' | 'failed') => async () => {
    const videoId = await aReadyVideo();
    const { now } = platform.clock;
    await queueJob(platform.db, { kind: 'transcode', videoId, storageId: 'storage' }, now);
    const [job] = await platform.db
      .update(mediaJobs)
      .set({ state })
      .where(eq(mediaJobs.videoId, videoId))
      .returning();
    return job?.id ?? '';
  };
  const aLiveStream = async () => {
    const { appId } = await aNewVideo();
    const source = { kind: 'test', pattern: 'test-card' };
    const { id } = await platform.call(live.createStream, { token, body: { appId, name: 'News', source } });
    const { now } = platform.clock;
    const leaseUntil = new Date(now.getTime() + HOUR_MS);
    const onAir = { startedAt: now, nodeId, leaseUntil, reportedState: 'live' } as const;
    await platform.db.update(streams).set(onAir).where(eq(streams.id, id));
    return id;
  };
  const recording = { title: 'Morning news', backSeconds: 60, forwardSeconds: null, keepDays: null };
  const caption = { language: 'vi', label: 'Tiếng Việt', text: CAPTIONS };
  const aCaptionedVideo = async () => {
    const id = await aReadyVideo();
    await platform.call(vod.setCaption, { token, params: { id }, body: caption });
    return id;
  };
  return {
    [vod.createVideo.name]: withBody(aNewVideo),
    [vod.updateVideo.name]: onNew(aReadyVideo, { title: 'Evening news' }),
    [vod.publishVideo.name]: onNew(aReadyVideo, { at: null }),
    [vod.unpublishVideo.name]: onNew(aPublishedVideo),
    [vod.deleteVideo.name]: onNew(aVideo),
    [vod.setCaption.name]: onNew(aCaptionedVideo, { ...caption, label: 'Phụ đề' }),
    [vod.removeCaption.name]: async () => {
      const id = await aCaptionedVideo();
      return () => ({ token, params: { id, language: 'vi' } });
    },
    [live.recordStream.name]: onNew(aLiveStream, recording),
    [live.stopRecording.name]: async () => {
      const id = await aLiveStream();
      const { id: recordingId } = await platform.call(live.recordStream, {
        token,
        params: { id },
        body: recording,
      });
      return () => ({ token, params: { id, recordingId } });
    },
    [vod.createCollection.name]: withBody(async () => ({
      appId: await anApp(),
      name: nameNew('collection'),
    })),
    [vod.updateCollection.name]: onNew(aCollection, { name: 'Another name' }),
    [vod.deleteCollection.name]: onNew(aCollection),
    [vod.prioritizeMediaJob.name]: onNew(aJob('queued'), { priority: 'high' }),
    [vod.retryMediaJob.name]: onNew(aJob('failed')),
    [vod.cancelMediaJob.name]: onNew(aJob('queued')),
  };
}
