import {
  cancelEvent,
  createEvent,
  createStream,
  listRecordings,
  recordStream,
  reportMediaNode,
  startStream,
  stopRecording,
  stopStream,
  updateEvent,
  type StreamReport,
} from '@console/live/contract';
import { listServers } from '@console/operations/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { deleteVideo, getVideo, updateVideo, type VodNodeReport } from '@console/vod/contract';
import { isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mediaNodeReport, NODE_TOKEN } from '../../testing/media-node-report';
import { enroll, startSuitePlatform } from '../../testing/test-platform';
import { reportVodNode } from '../../testing/vod-fixtures';
import { alerts, videos } from '../database/schema';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations';

const NODE = 'recorder';

describe('recordings', async () => {
  const platform = await startSuitePlatform({ MEDIA_NODE_TOKEN: NODE_TOKEN });
  const { token } = await enroll(platform);
  await platform.call(createTenantApp, {
    token,
    body: { appId: 'river', name: 'Đài river', quotaPlan: 'scale' },
  });

  const at = (ms: number) => new Date(platform.clock.now.getTime() + ms).toISOString();
  const reportStreams = (streams: StreamReport[] = [], name = NODE) =>
    platform.call(reportMediaNode, { body: mediaNodeReport(name, { streams }) });
  /** The first report gives the node its streams, the second says that they are live. */
  const reportLive = async (name = NODE) => {
    const { streams } = await reportStreams([], name);
    const live = streams.map(({ id, epoch }): StreamReport => ({
      id,
      epoch,
      state: 'live',
      problem: null,
      renditions: [],
      input: null,
      health: null,
      viewers: 0,
      bytesOut: 0,
    }));
    await reportStreams(live, name);
    return live;
  };
  const report = async (more: Partial<VodNodeReport> = {}) => {
    const { name = NODE } = more;
    const live = await reportLive(name);
    const response = await reportVodNode(platform, { name, ...more });
    // The report of the fixture has no streams.
    await reportStreams(live, name);
    return response;
  };
  const aStream = async (name = 'News') => {
    const source = { kind: 'test', pattern: 'test-card' };
    const { id } = await platform.call(createStream, { token, body: { appId: 'river', name, source } });
    await platform.call(startStream, { token, params: { id } });
    return id;
  };
  const body = { title: 'Morning', backSeconds: 0, forwardSeconds: null, keepDays: null };
  const record = (id: string, more: object = {}) =>
    platform.call(recordStream, { token, params: { id }, body: { ...body, ...more } });
  const video = (id: string) => platform.call(getVideo, { token, params: { id } });
  const assigned = async (videoId: string) =>
    (await report()).recordings.find((recording) => recording.videoId === videoId);
  const complete = (videoId: string, problem: string | null = null) => ({
    uploads: [{ videoId, isComplete: true, problem, bytes: 1_000 }],
  });

  it('go on until they are stopped, become videos and are listed', async () => {
    const streamId = await aStream();
    await report();
    const { id } = await record(streamId, { backSeconds: 60 });
    expect(await video(id)).toMatchObject({
      state: 'recording',
      title: 'Morning',
      recordedFrom: { id: streamId, name: 'News' },
      storedBytes: 0,
    });
    expect(await assigned(id)).toEqual({
      videoId: id,
      streamId,
      startsAt: at(-MINUTE_MS),
      endsAt: at(12 * HOUR_MS - MINUTE_MS),
    });
    platform.later(MINUTE_MS);
    const params = { id: streamId, recordingId: id };
    const stopped = await platform.call(stopRecording, { token, params });
    expect(stopped).toMatchObject({ state: 'recording', endsAt: at(0) });
    platform.later(1_000);
    expect(await platform.call(stopRecording, { token, params })).toEqual(stopped);
    expect(await assigned(id)).toMatchObject({ endsAt: stopped.endsAt });

    expect((await report(complete(id))).discard).toEqual([id]);
    expect(await video(id)).toMatchObject({ state: 'processing', bytes: 1_000 });
    expect((await report({ freeSlots: 1 })).jobs).toMatchObject([{ kind: 'transcode', videoId: id }]);
    const { recordings } = await platform.call(listRecordings, { token, params: { id: streamId } });
    expect(recordings).toMatchObject([{ id, title: 'Morning', state: 'processing', startsAt: at(-121_000) }]);
  });

  it('are limited by the disk space of the node, which raises an alert', async () => {
    const streamId = await aStream('Concert');
    await report();
    const { id } = await record(streamId);
    const budgetBytes = 1_000_000_000;
    const taken = (usedBytes: number, more: Partial<VodNodeReport> = {}) =>
      report({ recordings: { usedBytes, budgetBytes }, ...more });
    const alertsNow = async () =>
      (await platform.db.select().from(alerts).where(isNull(alerts.clearedAt))).map(({ kind, values }) => ({
        kind,
        values,
      }));
    await taken(790_000_000);
    expect(await alertsNow()).toEqual([]);
    await taken(801_000_000);
    await taken(900_000_000);
    expect(await alertsNow()).toEqual([{ kind: 'recordings-nearly-full', values: { percent: 80 } }]);

    await taken(budgetBytes, {
      uploads: [{ videoId: id, isComplete: true, problem: null, bytes: budgetBytes, isCut: true }],
    });
    const params = { id: streamId };
    expect(await platform.status(recordStream, { token, params, body })).toBe(409);
    const listed = await platform.call(listRecordings, { token, params });
    expect(listed).toMatchObject({
      recordings: [{ id, isCut: true, problem: null, state: 'processing' }],
      disk: { usedBytes: budgetBytes, budgetBytes },
    });
    const { data } = await platform.call(listServers, { token, query: { q: NODE } });
    expect(data).toMatchObject([{ recordings: listed.disk }]);
    const times = { startsAt: at(10 * MINUTE_MS), endsAt: at(HOUR_MS), zone: 'UTC' };
    const slates = { before: { minutes: 0, text: '' }, after: { minutes: 0, text: '' } };
    const settings = { pattern: 'test-card', startOver: false, record: true, ...slates, ...times };
    const event = { appId: 'river', name: 'Gala', streamId, ...settings };
    const { id: channelId } = await platform.call(createEvent, { token, body: event });
    platform.later(11 * MINUTE_MS);
    expect((await taken(budgetBytes)).recordings).toEqual([]);

    await taken(0);
    expect(await alertsNow()).toEqual([]);
    expect((await taken(0)).recordings).toHaveLength(1);
    await platform.call(cancelEvent, { token, params: { id: channelId } });
    expect(await platform.status(recordStream, { token, params, body })).toBe(201);
  });

  it('are limited by the DVR window, and need time, a live stream and a node that stores videos', async () => {
    const streamId = await aStream('Sports');
    const status = (more: object) =>
      platform.status(recordStream, { token, params: { id: streamId }, body: { ...body, ...more } });
    expect(await status({})).toBe(409);
    await report();
    expect(await status({ backSeconds: 121 })).toBe(400);
    expect(await status({ forwardSeconds: 0 })).toBe(400);
    expect(await status({ backSeconds: 120, forwardSeconds: 0 })).toBe(201);
    platform.later(20_000);
    await reportLive();
    expect(await status({})).toBe(201);
    platform.later(20_000);
    await reportLive();
    expect(await status({})).toBe(409);
  });

  it('of deleted videos are discarded by the node', async () => {
    const streamId = await aStream('Film');
    await report();
    const { id } = await record(streamId);
    await platform.call(deleteVideo, { token, params: { id } });
    const uploads = [{ videoId: id, isComplete: false, problem: null }];
    expect((await report({ uploads })).discard).toEqual([id]);
    expect(await assigned(id)).toBeUndefined();
  });

  /** It begins in 10 minutes and ends in 40. */
  const anEvent = async () => {
    const feed = await aStream('Feed');
    await report();
    return platform.call(createEvent, {
      token,
      body: {
        appId: 'river',
        name: 'Premiere',
        streamId: feed,
        startsAt: at(10 * MINUTE_MS),
        endsAt: at(40 * MINUTE_MS),
        zone: 'UTC',
        before: { minutes: 10, text: '' },
        after: { minutes: 0, text: '' },
        pattern: 'gradient',
        startOver: false,
        record: true,
      },
    });
  };

  it('of events begin and end with the event, once', async () => {
    const { id } = await anEvent();
    const ofEvent = async () => (await report()).recordings.filter((recording) => recording.streamId === id);
    const [startsAt, endsAt] = [at(10 * MINUTE_MS), at(40 * MINUTE_MS)];
    expect(await ofEvent()).toEqual([]);
    platform.later(11 * MINUTE_MS);
    const [recording] = await ofEvent();
    expect(recording).toMatchObject({ startsAt, endsAt });
    expect(await ofEvent()).toEqual([recording]);
    const longer = at(50 * MINUTE_MS);
    await platform.call(updateEvent, { token, params: { id }, body: { endsAt: longer } });
    expect(await ofEvent()).toEqual([{ ...recording, endsAt: longer }]);
    expect(await video(recording?.videoId ?? '')).toMatchObject({ title: 'Premiere', expiresAt: null });
    await report(complete(recording?.videoId ?? '', 'Nothing arrived.'));
    expect(await video(recording?.videoId ?? '')).toMatchObject({
      state: 'error',
      problem: 'Nothing arrived.',
    });
    expect(await ofEvent()).toEqual([]);
  });

  it('of an event are continued by the node that takes over its stream', async () => {
    const { id, endsAt } = await anEvent();
    const ofEvent = async (name: string) =>
      (await report({ name })).recordings.filter((recording) => recording.streamId === id);
    platform.later(11 * MINUTE_MS);
    const [first] = await ofEvent(NODE);
    platform.later(20_000);
    await report({ name: 'other' });
    const [second, ...others] = await ofEvent('other');
    expect(second).toMatchObject({ startsAt: at(0), endsAt });
    expect([second?.videoId === first?.videoId, others]).toEqual([false, []]);
    expect(await ofEvent('other')).toEqual([second]);
  });

  it('end with their stream, fail with their node until it returns, and are deleted when their time is over', async () => {
    const streamId = await aStream('Weather');
    await report();
    const { id } = await record(streamId, { keepDays: 7 });
    const kept = await record(streamId, { keepDays: 7 });
    await platform.call(stopStream, { token, params: { id: streamId } });
    platform.later(1_000);
    expect(await assigned(id)).toMatchObject({ endsAt: at(0) });
    await platform.call(updateVideo, { token, params: { id: kept.id }, body: { expiresAt: null } });
    platform.later(11 * MINUTE_MS);
    await reportStreams([], 'another');
    await reportVodNode(platform, { name: 'another' });
    expect(await video(id)).toMatchObject({
      state: 'error',
      problem: expect.stringMatching(/gone/) as string,
    });

    expect((await report(complete(id))).discard).toEqual([id]);
    expect(await video(id)).toMatchObject({ state: 'processing', problem: null });

    platform.later(7 * DAY_MS);
    await report();
    // The session has ended by then.
    const rows = await platform.db.select({ id: videos.id }).from(videos);
    expect(rows.map((row) => row.id)).toContain(kept.id);
    expect(rows.map((row) => row.id)).not.toContain(id);
    expect((await report({ freeSlots: 10 })).jobs).toContainEqual(
      expect.objectContaining({ kind: 'delete', videoId: id }),
    );
  });
});
