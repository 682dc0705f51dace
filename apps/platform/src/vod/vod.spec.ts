// @see ASVS 5.1.1, 9.2.4
import { getQuota } from '@console/billing/contract';
import { createTenantApp, updateTenantApp } from '@console/tenant-apps/contract';
import {
  cancelMediaJob,
  createCollection,
  createVideo,
  deleteVideo,
  getCaption,
  getVideo,
  getPublishedVideo,
  getVideoPlayback,
  getVideoStorage,
  continueVideoUpload,
  JOB_LEASE_SECONDS,
  listMediaJobs,
  listVideos,
  publishVideo,
  readMediaSubject,
  retryMediaJob,
  setCaption,
  unpublishVideo,
  updateVideo,
  type FinishedJob,
  type TranscodeResult,
  type VodNodeReport,
} from '@console/vod/contract';
import { readPlaybackToken } from '@console/live/contract';
import { search } from '@console/workspace/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { NODE_TOKEN } from '../../testing/media-node-report';
import { addPerson, joinApp } from '../../testing/test-people';
import { enroll, startSuitePlatform } from '../../testing/test-platform';
import { CAPTIONS, reportVodNode, videoBody } from '../../testing/vod-fixtures';
import { quotas, usages, vastCalls } from '../database/schema';
import { MINUTE_MS } from '../time/durations';

const RESULT: TranscodeResult = {
  durationSeconds: 61.5,
  codecs: 'H.264, AAC',
  renditions: [
    { name: '720p', width: 1280, height: 720, kbps: 2_000 },
    { name: '360p', width: 640, height: 360, kbps: 600 },
  ],
  posters: 3,
  storedBytes: 400_000,
};

describe('videos', async () => {
  const platform = await startSuitePlatform({ MEDIA_NODE_TOKEN: NODE_TOKEN });
  const { token } = await enroll(platform);
  for (const appId of ['river', 'mountain'])
    await platform.call(createTenantApp, { token, body: { appId, name: `Đài ${appId}` } });

  const report = (more: Partial<VodNodeReport> = {}) => reportVodNode(platform, more);
  const find = (id: string) => platform.call(getVideo, { token, params: { id } });
  const aVideo = async (appId = 'river', more = {}) => {
    await report();
    return platform.call(createVideo, { token, body: { ...videoBody(appId), ...more } });
  };
  const uploaded = async (appId = 'river', more = {}) => {
    const { id } = await aVideo(appId, more);
    const uploads = [{ videoId: id, isComplete: true, problem: null }];
    expect((await report({ uploads })).discard).toEqual([id]);
    return id;
  };
  const take = async (name = 'vod-node') => {
    const [job] = (await report({ name, freeSlots: 1 })).jobs;
    if (!job) throw new Error('There is no job.');
    return job;
  };
  const done = ({ id, attempt }: { id: string; attempt: number }, more: Partial<FinishedJob> = {}) => ({
    finished: [{ id, attempt, problem: null, mayRetry: false, result: RESULT, ...more }],
  });
  const ready = async (appId?: string, more = {}) => {
    const id = await uploaded(appId, more);
    await report(done(await take()));
    return id;
  };

  it('are uploaded, processed and played at signed addresses', async () => {
    const { id, upload, state } = await aVideo();
    expect(state).toBe('uploading');
    const grant = readPlaybackToken(new URL(upload.url).pathname.split('/')[2] ?? '');
    expect(readMediaSubject(grant?.streamId ?? '')).toEqual({
      kind: 'upload',
      videoId: id,
      bytes: 1_000_000,
      checksum: 'a'.repeat(64),
    });
    const partial = [{ videoId: id, isComplete: false, problem: null }];
    expect(await report({ uploads: partial })).toMatchObject({ discard: [] });
    expect((await platform.call(continueVideoUpload, { token, params: { id } })).url).toContain('/upload/');

    await report({ uploads: [{ videoId: id, isComplete: true, problem: null }] });
    expect(await find(id)).toMatchObject({ state: 'processing', posterUrl: null });
    expect(await platform.status(continueVideoUpload, { token, params: { id } })).toBe(409);
    const job = await take();
    expect(job).toMatchObject({ kind: 'transcode', videoId: id, attempt: 1 });
    await report({ running: [{ id: job.id, attempt: 1, progress: 40 }] });
    expect(await find(id)).toMatchObject({ progress: 40 });

    expect(await report(done(job))).toMatchObject({ accepted: [job.id] });
    expect(await report(done(job))).toMatchObject({ accepted: [job.id] });
    const { storedBytes, ...media } = RESULT;
    expect(await find(id)).toMatchObject({
      state: 'ready',
      durationSeconds: 61.5,
      renditions: media.renditions,
      storedBytes: 1_000_000 + storedBytes,
    });
    const { posterUrls } = await find(id);
    const posters = posterUrls.map((url) => url.split('/').at(-1));
    expect(posters).toEqual(['poster-0.jpg', 'poster-1.jpg', 'poster-2.jpg']);
    const { url } = await platform.call(getVideoPlayback, { token, params: { id } });
    const played = readPlaybackToken(new URL(url).pathname.split('/')[2] ?? '');
    expect(readMediaSubject(played?.streamId ?? '')).toMatchObject({ videoId: id, mediaVersion: 1 });
  });

  it('whose file is not the announced one are in error', async () => {
    const { id } = await aVideo();
    const problem = 'The checksum of the file is another one.';
    await report({ uploads: [{ videoId: id, isComplete: true, problem }] });
    expect(await find(id)).toMatchObject({ state: 'error', problem, storedBytes: 0 });
  });

  it('of a dead node are processed by another one, and the dead one cannot overwrite', async () => {
    const id = await uploaded();
    const lost = await take();
    platform.later((JOB_LEASE_SECONDS + 1) * 1_000);
    expect((await report({ name: 'other', storageId: 'elsewhere', freeSlots: 1 })).jobs).toEqual([]);
    const taken = await take('second');
    expect(taken).toMatchObject({ id: lost.id, attempt: 2 });
    expect(await report({ running: [{ id: lost.id, attempt: 1, progress: 90 }] })).toMatchObject({
      lost: [lost.id],
    });
    expect(await report(done(lost))).toMatchObject({ accepted: [] });
    expect(await find(id)).toMatchObject({ state: 'processing' });
    expect(await report({ name: 'second', ...done(taken) })).toMatchObject({ accepted: [taken.id] });
    expect(await find(id)).toMatchObject({ state: 'ready' });
  });

  it('go to one of two nodes that report at the same time', async () => {
    await report({ name: 'second' });
    await uploaded();
    const reports = await Promise.all(['vod-node', 'second'].map((name) => report({ name, freeSlots: 1 })));
    const [job, ...others] = reports.flatMap(({ jobs }) => jobs);
    expect(others).toEqual([]);
    const name = reports[0]?.jobs.length === 1 ? 'vod-node' : 'second';
    await report({ name, ...done(job ?? { id: '', attempt: 0 }) });
  });

  it('are tried again unless that is useless, canceled and retried', async () => {
    const id = await uploaded();
    const first = await take();
    await report(done(first, { result: null, problem: 'The disk is full.', mayRetry: true }));
    expect((await report({ freeSlots: 1 })).jobs).toEqual([]);
    platform.later(10_001);
    const second = await take();
    await report(done(second, { result: null, problem: 'The file has no video.' }));
    expect(await find(id)).toMatchObject({ state: 'error', problem: 'The file has no video.' });

    const params = { id: first.id };
    expect(await platform.call(retryMediaJob, { token, params })).toMatchObject({ state: 'queued' });
    const third = await take();
    expect(await platform.call(cancelMediaJob, { token, params })).toMatchObject({ state: 'canceled' });
    expect(await find(id)).toMatchObject({ state: 'error' });
    const running = [{ id: third.id, attempt: third.attempt, progress: 1 }];
    expect((await report({ running })).lost).toEqual([third.id]);
    const query = { customFields: JSON.stringify({ videoId: id }) };
    const { data } = await platform.call(listMediaJobs, { token, query });
    expect(data).toMatchObject([{ state: 'canceled', attempt: 3 }]);
  });

  it('are public from the time of their publication on', async () => {
    const id = await ready();
    const { playbackUrl, hlsUrl } = await find(id);
    const playbackId = playbackUrl.split('/').at(-1) ?? '';
    const open = () => platform.app.request(new URL(hlsUrl).pathname);
    const play = async () => {
      const status = await platform.status(getPublishedVideo, { params: { playbackId } });
      expect((await open()).status).toBe(status === 200 ? 302 : status);
      return status;
    };
    expect(await play()).toBe(404);
    const body = { at: platform.clock.now.toISOString() };
    expect(await platform.status(publishVideo, { token, params: { id }, body })).toBe(400);
    const at = new Date(platform.clock.now.getTime() + 20_000).toISOString();
    await platform.call(publishVideo, { token, params: { id }, body: { at } });
    expect(await play()).toBe(404);
    platform.later(20_000);
    expect(await platform.call(getPublishedVideo, { params: { playbackId } })).toEqual({
      title: expect.any(String) as string,
      posterUrl: expect.stringContaining('/poster-0.jpg') as string,
      previewUrl: expect.stringContaining('/preview.vtt') as string,
      chapters: [],
      url: expect.stringContaining('/index.m3u8') as string,
      hlsUrl,
    });
    const led = await open();
    expect(led.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const [, played = ''] = /\/play\/([^/]+)\/index\.m3u8$/.exec(led.headers.get('Location') ?? '') ?? [];
    expect(readMediaSubject(readPlaybackToken(played)?.streamId ?? '')).toMatchObject({ videoId: id });
    await platform.db.update(vastCalls).set({ calls: 300 });
    expect(await play()).toBe(429);
    platform.later(MINUTE_MS);
    await report();
    expect(await play()).toBe(200);
    const change = (status: string) =>
      platform.call(updateTenantApp, { token, params: { id: 'river' }, body: { status } });
    await change('archived');
    expect(await play()).toBe(404);
    await change('normal');
    expect(await play()).toBe(200);
    await platform.call(unpublishVideo, { token, params: { id } });
    expect(await play()).toBe(404);
  });

  it('have captions, which a node stores', async () => {
    const id = await ready();
    const caption = { language: 'vi', label: 'Tiếng Việt', text: CAPTIONS };
    const set = (body: object) => platform.send(setCaption, { token, params: { id }, body });
    const style = 'STYLE\n::cue{background:url(//a)}';
    for (const text of ['Xin chào', 'WEBVTT', `WEBVTT\n\n${style}`, 'WEBVTT\n\n1\nno time\n'])
      expect((await set({ ...caption, text })).status).toBe(400);
    expect((await set({ ...caption, language: '../vi' })).status).toBe(400);
    expect((await set(caption)).status).toBe(200);
    const job = await take();
    expect(job).toMatchObject({ kind: 'captions', captions: [caption] });
    await set({ ...caption, text: CAPTIONS.replace('Xin chào', 'Chào') });
    expect(await report(done(job, { result: null }))).toMatchObject({ accepted: [] });
    const again = await take();
    expect(again).toMatchObject({ id: job.id, attempt: 2 });
    expect(await report(done(again, { result: null }))).toMatchObject({ accepted: [job.id] });
    const { lines } = await platform.call(getCaption, { token, params: { id, language: 'vi' } });
    expect(lines).toContain('Chào');
    const { url } = await platform.call(getVideoPlayback, { token, params: { id } });
    expect(url).toContain(`vod-${id}_1_2.`);
    // The response was lost, and other captions wait: players still get these files.
    await set(caption);
    expect(await report(done(again, { result: null }))).toMatchObject({ accepted: [job.id] });
    await report(done(await take(), { result: null }));
  });

  it('are found by text, tag, state and collection', async () => {
    const id = await ready('river', { title: 'Dòng sông xanh' });
    const collect = async (appId: string) =>
      (await platform.call(createCollection, { token, body: { appId, name: 'Phóng sự' } })).id;
    const collection = await collect('river');
    const change = (body: object) => platform.send(updateVideo, { token, params: { id }, body });
    const chapters = [{ startSeconds: 0, title: 'Mở đầu' }];
    expect((await change({ tags: ['thiên nhiên'], chapters, collectionIds: [collection] })).status).toBe(200);
    expect((await change({ poster: 3 })).status).toBe(409);
    expect((await change({ chapters: [{ startSeconds: 62, title: 'Hết' }] })).status).toBe(400);
    expect((await change({ chapters: [...chapters, ...chapters] })).status).toBe(400);
    expect((await change({ collectionIds: [await collect('mountain')] })).status).toBe(409);
    const idsOf = async (query: Record<string, string>) =>
      (await platform.call(listVideos, { token, query })).data.map((video) => video.id);
    expect(await idsOf({ q: 'dong song' })).toEqual([id]);
    for (const filter of [{ tag: 'thiên nhiên' }, { collectionId: collection }])
      expect(await idsOf({ customFields: JSON.stringify(filter) })).toEqual([id]);
    expect(await idsOf({ customFields: JSON.stringify({ state: 'uploading' }) })).not.toContain(id);
  });

  it('count as storage, transcoding and traffic of their app, within its limit', async () => {
    const day = platform.clock.now.toISOString().slice(0, 10);
    const of = async (appId: string) => {
      const [usage] = await platform.db
        .select()
        .from(usages)
        .where(and(eq(usages.appId, appId), eq(usages.day, day)));
      const { quotas: answered } = await platform.call(getQuota, { token, params: { appId } });
      const stored = answered.find(({ resource }) => resource === 'storage-bytes')?.used;
      return { transcoded: usage?.transcodeSeconds, sent: usage?.egressBytes, stored };
    };
    const id = await ready('mountain');
    // The response to the first attempt is lost.
    for (const bytes of [2_000, 5_000]) await report({ reportNumber: 7, sent: [{ videoId: id, bytes }] });
    expect(await of('mountain')).toEqual({ transcoded: 123, sent: 5_000, stored: 1_400_000 });
    expect(await find(id)).toMatchObject({ deliveredBytes: 5_000 });

    await platform.db
      .update(quotas)
      .set({ limit: 2_000_000 })
      .where(and(eq(quotas.appId, 'mountain'), eq(quotas.resource, 'storage-bytes')));
    const status = () => platform.status(createVideo, { token, body: videoBody('mountain') });
    expect(await status()).toBe(409);
    const headers = { 'X-App-Id': 'mountain' };
    expect(await platform.call(getVideoStorage, { token, headers })).toEqual({
      videos: 1,
      bytes: 1_000_000,
      storedBytes: 1_400_000,
      limitBytes: 2_000_000,
    });
    await platform.call(deleteVideo, { token, params: { id } });
    expect(await of('mountain')).toMatchObject({ stored: 0 });
    expect(await status()).toBe(201);
    expect(await take()).toMatchObject({ kind: 'delete', videoId: id });
  });

  it('of an app are reached by its members and by staff', async () => {
    const foreign = await uploaded('river');
    const member = await addPerson(platform, 'editor@mountain.example');
    await joinApp(platform, member, 'mountain', ['admin-library']);
    const caller = { token: member.token, headers: { 'X-App-Id': 'mountain' } };
    for (const operation of [getVideo, deleteVideo, getVideoPlayback])
      expect(await platform.status(operation, { ...caller, params: { id: foreign } })).toBe(404);
    const { data } = await platform.call(listVideos, caller);
    expect(new Set(data.map(({ appId }) => appId))).toEqual(new Set(['mountain']));
    const found = await platform.call(search, { token: member.token, query: { q: 'morning', limit: '10' } });
    expect(new Set(found.data.map(({ kind, appId }) => `${kind} ${String(appId)}`))).toEqual(
      new Set(['video mountain']),
    );
  });
});
