import {
  createPlayoutChannel,
  createStream,
  getPlayoutChannel,
  reportMediaNode,
  startStream,
  takeLive,
  updatePlayoutChannel,
} from '@console/live/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { deleteVideo, getVideo } from '@console/vod/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { mediaNodeReport, NODE_TOKEN } from '../../testing/media-node-report';
import { enroll, startSuitePlatform } from '../../testing/test-platform';
import { newId } from '../database/ids';
import { videos } from '../database/schema';

describe('playout channels', async () => {
  let first: string;
  let foreign: string;
  const platform = await startSuitePlatform({ MEDIA_NODE_TOKEN: NODE_TOKEN });
  const { token } = await enroll(platform);
  for (const appId of ['river', 'mountain']) {
    const body = { appId, name: `Đài ${appId}`, quotaPlan: 'scale' };
    await platform.call(createTenantApp, { token, body });
  }
  beforeAll(async () => {
    [first, foreign] = [await aStream('river'), await aStream('mountain')];
  });

  /** Items of 30 minutes by minutes of the day, of which the first can begin now. */
  const schedule = () => {
    const { now } = platform.clock;
    const item = (id: string, start: number, input: object) => ({
      id,
      day: (now.getUTCDay() + 6 + Math.floor(start / 1_440)) % 7,
      start: start % 1_440,
      minutes: 30,
      title: `Item ${id}`,
      input,
    });
    return { minutes: now.getUTCHours() * 60 + now.getUTCMinutes(), item };
  };

  const aStream = async (appId: string) => {
    const source = { kind: 'test', pattern: 'test-card' };
    const body = { appId, name: `Stream of ${appId}`, source };
    return (await platform.call(createStream, { token, body })).id;
  };
  const assigned = async (id: string) => {
    const { streams } = await platform.call(reportMediaNode, { body: mediaNodeReport() });
    return streams.find((stream) => stream.id === id);
  };

  it('show their schedule, and name sources that are not ready', async () => {
    const body = { appId: 'river', name: 'Movies', zone: 'UTC', pattern: 'gradient' };
    const { id } = await platform.call(createPlayoutChannel, { token, body });
    const params = { id };
    const off = await aStream('river');
    const { minutes, item } = schedule();
    const items = [
      item('a', minutes, { kind: 'test', pattern: 'color-bars' }),
      item('b', minutes + 30, { kind: 'stream', streamId: off }),
    ];
    const etag = (await platform.send(getPlayoutChannel, { token, params })).headers.get('ETag') ?? '';
    const update = (list: object[]) =>
      platform.status(updatePlayoutChannel, {
        token,
        params,
        headers: { 'If-Match': etag },
        body: { items: list },
      });
    expect(await update([...items, item('c', minutes + 20, items[0]?.input ?? {})])).toBe(400);
    expect(await update([item('c', minutes, { kind: 'stream', streamId: foreign })])).toBe(409);
    expect(await update(items)).toBe(200);
    expect(await update([])).toBe(412);
    const channel = await platform.call(getPlayoutChannel, { token, params });
    expect(channel.problems).toMatchObject([{ itemId: 'b', problem: 'off' }]);

    await platform.call(startStream, { token, params });
    const { source } = (await assigned(id)) ?? {};
    expect(source).toMatchObject({
      kind: 'schedule',
      taken: null,
      airings: [
        { title: 'Item a', input: { kind: 'test', pattern: 'color-bars', text: 'Item a' } },
        { title: 'Item b', input: { kind: 'stream', streamId: off } },
      ],
    });
    expect(await platform.status(takeLive, { token, params, body: { streamId: foreign } })).toBe(409);
    expect(await platform.call(takeLive, { token, params, body: { streamId: first } })).toMatchObject({
      taken: { streamId: first },
    });
    expect((await assigned(id))?.source).toMatchObject({ taken: { streamId: first } });
  });

  it('show ready videos of their app, and name those that do not fit', async () => {
    const { now } = platform.clock;
    const aVideo = async (appId: string, values: Partial<typeof videos.$inferInsert> = {}) => {
      const id = newId(now);
      await platform.db.insert(videos).values({
        ...{ id, appId, title: 'Film', state: 'ready', mediaVersion: 3, durationSeconds: 1_500 },
        ...{ fileName: 'film.mp4', bytes: 1, checksum: '0'.repeat(64), storageId: 'storage' },
        ...{ playbackId: `playback-${id}`, createdAt: now, ...values },
      });
      return id;
    };
    const film = await aVideo('river');
    const promo = await aVideo('river', { title: 'Promo', durationSeconds: 60 });
    const raw = await aVideo('river', { state: 'processing', mediaVersion: null, durationSeconds: null });
    const { minutes, item } = schedule();
    const video = (videoId: string) => ({ kind: 'video', videoId });
    const breaks = [{ afterSeconds: 600, seconds: 300 }];
    const items = [
      { ...item('a', minutes, video(film)), breaks },
      item('b', minutes + 30, video(promo)),
      item('c', minutes + 60, video(raw)),
    ];
    const body = { appId: 'river', name: 'Films', zone: 'UTC', pattern: 'gradient' };
    const { id } = await platform.call(createPlayoutChannel, { token, body });
    const params = { id };
    const update = (changed: object) =>
      platform.status(updatePlayoutChannel, { token, params, body: changed });
    expect(await update({ fillerVideoIds: [await aVideo('mountain')] })).toBe(409);
    expect(await update({ items, fillerVideoIds: [promo] })).toBe(200);
    const problems = async () =>
      (await platform.call(getPlayoutChannel, { token, params })).problems.map(({ problem }) => problem);
    expect(await problems()).toEqual(['short', 'not-ready']);

    await platform.call(startStream, { token, params });
    const start = new Date(now);
    start.setUTCSeconds(0, 0);
    const promoInput = { kind: 'video', videoId: promo, mediaVersion: 3, title: 'Promo' };
    expect((await assigned(id))?.source).toMatchObject({
      airings: [
        {
          title: 'Item a',
          input: { kind: 'video', videoId: film, mediaVersion: 3, title: 'Film' },
          breaks: [{ at: new Date(start.getTime() + 600_000).toISOString(), seconds: 300 }],
        },
        { input: promoInput },
        ...(now.getUTCSeconds() > 0 ? [{ input: { kind: 'test', text: 'Item c' } }] : []),
      ],
      fillers: [promoInput],
    });

    const caller = { token, params: { id: film } };
    expect((await platform.call(getVideo, caller)).usedBy).toEqual([{ id, name: 'Films' }]);
    await platform.call(deleteVideo, caller);
    expect(await problems()).toEqual(['deleted', 'short', 'not-ready']);
  });
});
