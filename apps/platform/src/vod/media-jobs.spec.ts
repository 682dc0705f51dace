import { createTenantApp, deleteTenantApp } from '@console/tenant-apps/contract';
import {
  createVideo,
  deleteVideo,
  getVideo,
  JOB_LEASE_SECONDS,
  listStoredVideos,
  listVideos,
  updateVideo,
  type MediaJobKind,
  type VodNodeReport,
} from '@console/vod/contract';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newId } from '../database/ids';
import { mediaJobs, usages } from '../database/schema';
import { queueJob } from './media-jobs';
import { NODE_TOKEN } from '../../testing/media-node-report';
import { enroll, startSuitePlatform } from '../../testing/test-platform';
import { reportVodNode, videoBody } from '../../testing/vod-fixtures';
import { HOUR_MS } from '../time/durations';

const platform = await startSuitePlatform({ MEDIA_NODE_TOKEN: NODE_TOKEN });
const { token } = await enroll(platform);
const takeJobs = async (more: Partial<VodNodeReport> = {}) =>
  (await reportVodNode(platform, { freeSlots: 5, ...more })).jobs;

it('a node deletes the files of all videos of a deleted app', async () => {
  await takeJobs();
  const added = async (appId: string) => {
    await platform.call(createTenantApp, { token, body: { appId, name: appId } });
    const create = () => platform.call(createVideo, { token, body: videoBody(appId) });
    return [(await create()).id, (await create()).id];
  };
  const deleted = await added('closed');
  const kept = await added('open');
  await platform.call(deleteTenantApp, { token, params: { id: 'closed' } });

  const { data } = await platform.call(listVideos, { token });
  expect(data.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
  const jobs = await takeJobs();
  expect(jobs.map(({ videoId }) => videoId).toSorted()).toEqual(deleted.toSorted());
  expect(jobs.every(({ kind }) => kind === 'delete')).toBe(true);
});

it('charges a video once, and keeps its poster when its damaged files are replaced', async () => {
  const report = (more?: Partial<VodNodeReport>) => reportVodNode(platform, more);
  await report();
  await platform.call(createTenantApp, { token, body: { appId: 'lake', name: 'Lake' } });
  const { id } = await platform.call(createVideo, { token, body: videoBody('lake') });
  const renditions = [{ name: '360p', width: 640, height: 360, kbps: 600 }];
  const process = async (posters: number) => {
    const result = { durationSeconds: 60, codecs: 'H.264', renditions, storedBytes: 1, posters };
    const { jobs } = await report({ freeSlots: 1 });
    await report({
      finished: jobs.map((job) => ({
        ...{ id: job.id, attempt: job.attempt, problem: null, mayRetry: false, result },
      })),
    });
    const { poster, posterUrls } = await platform.call(getVideo, { token, params: { id } });
    const [usage] = await platform.db.select().from(usages).where(eq(usages.appId, 'lake'));
    return { poster, posters: posterUrls.length, charged: usage?.transcodeSeconds };
  };
  const repair = () => {
    const body = { token: NODE_TOKEN, storageId: 'storage', after: null, damaged: [id] };
    return platform.call(listStoredVideos, { body });
  };
  await report({ uploads: [{ videoId: id, isComplete: true, problem: null }] });
  expect(await process(3)).toEqual({ poster: 0, posters: 3, charged: 60 });
  await platform.call(updateVideo, { token, params: { id }, body: { poster: 2 } });
  await repair();
  expect(await process(3)).toEqual({ poster: 2, posters: 3, charged: 60 });
  await repair();
  expect(await process(1)).toEqual({ poster: 0, posters: 1, charged: 60 });
});

it('deletes the files of a video when the node that works on it cannot write more', async () => {
  await takeJobs();
  await platform.call(createTenantApp, { token, body: { appId: 'pond', name: 'Pond' } });
  const { id } = await platform.call(createVideo, { token, body: videoBody('pond') });
  await takeJobs({ uploads: [{ videoId: id, isComplete: true, problem: null }] });
  await platform.call(deleteVideo, { token, params: { id } });
  const ofVideo = async () => (await takeJobs()).filter(({ videoId }) => videoId === id);
  expect(await ofVideo()).toEqual([]);
  platform.later((JOB_LEASE_SECONDS + 1) * 1_000);
  expect(await ofVideo()).toMatchObject([{ kind: 'delete' }]);
});

it('deletes the files of a video once its storage works again, however long it does not', async () => {
  await takeJobs();
  await platform.call(createTenantApp, { token, body: { appId: 'river', name: 'River' } });
  const { id } = await platform.call(createVideo, { token, body: videoBody('river') });
  await platform.call(deleteVideo, { token, params: { id } });
  const finish = async (problem: string | null) => {
    // Jobs of other tests wait as well.
    const job = (await takeJobs()).find(({ videoId }) => videoId === id);
    expect(job?.kind).toBe('delete');
    const { id: jobId = '', attempt = 0 } = job ?? {};
    await takeJobs({ finished: [{ id: jobId, attempt, problem, mayRetry: true, result: null }] });
    platform.later(HOUR_MS);
  };
  for (let failures = 0; failures < 20; failures += 1) await finish('S3 is down.');
  await finish(null);
  expect(await platform.db.$count(mediaJobs, eq(mediaJobs.videoId, id))).toBe(0);
});

it('gives a node some deletions and captions although all its slots transcode', async () => {
  const more = { name: 'busy', storageId: 'busy' };
  const { now } = platform.clock;
  const queue = (kind: MediaJobKind, number: number) =>
    Promise.all(
      Array.from({ length: number }, () =>
        queueJob(platform.db, { kind, videoId: newId(now), storageId: 'busy' }, now),
      ),
    );
  const kindsFor = async (freeSlots: number, freeLightSlots?: number) => {
    const { jobs } = await reportVodNode(platform, { ...more, freeSlots, freeLightSlots });
    return jobs.map(({ kind }) => kind).toSorted();
  };
  await queue('transcode', 3);
  expect(await kindsFor(1, 4)).toEqual(['transcode']);
  await queue('captions', 1);
  await queue('delete', 3);
  expect(await kindsFor(0, 2)).toHaveLength(2);
  expect(await kindsFor(1, 0)).toEqual(['transcode']);
  const ofOlderNode = await kindsFor(3);
  expect(ofOlderNode).toHaveLength(3);
  expect(ofOlderNode).toContain('transcode');
});

it('gives the jobs of a node that stops to another one at once, however many nodes stop', async () => {
  const { now } = platform.clock;
  const job = { kind: 'transcode', videoId: newId(now), storageId: 'rolling' } as const;
  await queueJob(platform.db, job, now);
  for (const name of ['first', 'second', 'third', 'fourth']) {
    const more = { name, storageId: 'rolling' };
    const { jobs } = await reportVodNode(platform, { ...more, freeSlots: 1 });
    expect(jobs).toMatchObject([{ videoId: job.videoId }]);
    await reportVodNode(platform, { ...more, isStopping: true });
  }
});
