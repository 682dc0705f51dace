import { createHmac } from 'node:crypto';
import { ADMIN_APP_ID } from '@console/http/contract';
import {
  createStream,
  deleteStream,
  getPlayback,
  getStream,
  LEASE_SECONDS,
  listStreams,
  readPlaybackToken,
  rotateStreamKey,
  reportMediaNode,
  shareStream,
  signedPart,
  startStream,
  stopSharingStream,
  stopStream,
  testPullAddress,
  updateStream,
  type MediaNodeReport,
  type StreamReport,
} from '@console/live/contract';
import { listAuditLogs, listServers, updateServerLicense } from '@console/operations/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mediaNodeReport, NODE_TOKEN } from '../../testing/media-node-report';
import { addPerson, joinApp } from '../../testing/test-people';
import { enroll, startSuitePlatform, startTestPlatform } from '../../testing/test-platform';
import { newId } from '../database/ids';
import { servers } from '../database/schema';
import { hashToken } from '../security/token';
import { DAY_MS, HOUR_MS } from '../time/durations';

const RENDITION = { name: '720p', width: 1280, height: 720, framesPerSecond: 25, kbps: 1_700 };

describe('streams', async () => {
  const platform = await startSuitePlatform({ MEDIA_NODE_TOKEN: NODE_TOKEN });
  const { token } = await enroll(platform);
  for (const appId of ['river', 'mountain']) {
    await platform.call(createTenantApp, {
      token,
      body: { appId, name: `Đài ${appId}`, quotaPlan: 'scale' },
    });
  }

  const reportOf = (name: string, more: Partial<MediaNodeReport> = {}) =>
    mediaNodeReport(name, { ingestUrl: `rtmp://${name}.example:1935/live`, capacity: 10, ...more });
  const report = (name: string, more?: Partial<MediaNodeReport>) =>
    platform.call(reportMediaNode, { body: reportOf(name, more) });
  const idsOf = async (name: string, more?: Partial<MediaNodeReport>) =>
    (await report(name, more)).streams.map(({ id }) => id);
  const aStream = async (appId = 'river', name = 'Morning news') =>
    (
      await platform.call(createStream, {
        token,
        body: { appId, name, source: { kind: 'test', pattern: 'test-card' } },
      })
    ).id;
  const start = (id: string) => platform.call(startStream, { token, params: { id } });
  const stop = (id: string) => platform.call(stopStream, { token, params: { id } });
  const find = (id: string) => platform.call(getStream, { token, params: { id } });
  const liveOn = (id: string, epoch: number, more: Partial<StreamReport> = {}): StreamReport => ({
    id,
    epoch,
    state: 'live',
    problem: null,
    renditions: [RENDITION],
    input: null,
    health: null,
    viewers: 3,
    bytesOut: 1_000_000,
    ...more,
  });

  it('are off until they are started, and play once a node has them on air', async () => {
    const id = await aStream();
    expect(await find(id)).toMatchObject({ state: 'off', startedAt: null, thumbnailUrl: null });
    expect(await start(id)).toMatchObject({ state: 'waiting', server: null });
    expect(await platform.status(getPlayback, { token, params: { id } })).toBe(409);

    const { streams, playbackKeys } = await report('node-1');
    const [assigned] = streams;
    expect(assigned).toMatchObject({ id, name: 'Morning news', source: { kind: 'test' } });
    expect(await find(id)).toMatchObject({ state: 'starting', server: { name: 'node-1' } });

    platform.later(2_000);
    await report('node-1', { streams: [liveOn(id, assigned?.epoch ?? 0)] });
    const stream = await find(id);
    expect(stream).toMatchObject({ state: 'live', viewers: 3, renditions: [RENDITION] });
    expect(stream.outKbps).toBeGreaterThan(0);
    expect(stream.thumbnailUrl).toMatch(/^http:\/\/node-1\.example:4202\/play\/[^/]+\/thumbnail\.jpg$/);

    const { url } = await platform.call(getPlayback, { token, params: { id } });
    const grant = readPlaybackToken(new URL(url).pathname.split('/')[2] ?? '');
    if (!grant) throw new Error('The address has no token.');
    const key = Buffer.from(playbackKeys[grant.keyId] ?? '', 'base64');
    expect(grant).toMatchObject({
      streamId: id,
      signature: createHmac('sha256', key).update(signedPart(grant)).digest('base64url'),
    });

    expect(await stop(id)).toMatchObject({ state: 'off', viewers: 0, renditions: [] });
    expect(await idsOf('node-1')).toEqual([]);
  });

  it('show why they fail', async () => {
    const id = await aStream();
    await start(id);
    const { streams } = await report('node-1');
    const failed = liveOn(id, streams[0]?.epoch ?? 0, { state: 'failed', problem: 'The encoder has ended.' });
    await report('node-1', { streams: [failed] });
    expect(await find(id)).toMatchObject({ state: 'failed', problem: 'The encoder has ended.' });
    await stop(id);
  });

  it('of an encoder have a key, whose hash the node gets, and its previous one while both are valid', async () => {
    const body = { appId: 'river', name: 'From OBS', source: { kind: 'push' } };
    const { id, streamKey } = await platform.call(createStream, { token, body });
    const params = { id };
    await start(id);
    expect(await idsOf('node-1', { ingestUrl: null })).not.toContain(id);
    const assigned = async () => (await report('node-1')).streams.find((stream) => stream.id === id);
    const hash = hashToken(streamKey ?? '');
    expect(await assigned()).toMatchObject({ source: { kind: 'push', keys: [{ hash, until: null }] } });
    const rotate = (overlapHours: number) =>
      platform.call(rotateStreamKey, { token, params, body: { overlapHours } });
    const second = await rotate(1);
    const until = new Date(platform.clock.now.getTime() + HOUR_MS).toISOString();
    const ingestUrl = 'rtmp://node-1.example:1935/live';
    const lastFour = second.streamKey.slice(-4);
    expect(second).toMatchObject({ source: { kind: 'push', lastFour, ingestUrl, previousUntil: until } });
    expect((await assigned())?.source).toEqual({
      kind: 'push',
      keys: [
        { hash: hashToken(second.streamKey), until: null },
        { hash, until },
      ],
    });
    const third = await rotate(0);
    expect((await assigned())?.source).toEqual({
      kind: 'push',
      keys: [{ hash: hashToken(third.streamKey), until: null }],
    });
    expect(JSON.stringify(await find(id))).not.toContain(third.streamKey);

    const input = {
      kbps: 2_500,
      framesPerSecond: 30,
      width: 1280,
      height: 720,
      codecs: 'H.264, AAC',
      since: until,
    };
    const epoch = (await assigned())?.epoch ?? 0;
    const problem = 'The encoder sends no key frames.';
    await report('node-1', { streams: [liveOn(id, epoch, { input, problem })] });
    expect(await find(id)).toMatchObject({ state: 'live', input, problem });
    await report('node-1', {
      streams: [liveOn(id, epoch, { state: 'no-input', renditions: [] })],
    });
    expect(await find(id)).toMatchObject({ state: 'no-input', input: null, server: { name: 'node-1' } });
    expect(await platform.status(updateStream, { token, params, body: { pattern: 'fractal' } })).toBe(409);
    await stop(id);
    const test = await aStream();
    const status = platform.status(rotateStreamKey, {
      token,
      params: { id: test },
      body: { overlapHours: 0 },
    });
    expect(await status).toBe(409);
  });

  it('pulled from an address never show it, and nodes get another one at once', async () => {
    const url = 'https://user:pa55@cdn.example/live/index.m3u8?token=hidden';
    const next = url.replace('hidden', 'n3xt');
    const body = { appId: 'river', name: 'Partner', source: { kind: 'pull', url } };
    const created = await platform.call(createStream, { token, body });
    const { id } = created;
    expect(created).toMatchObject({
      source: { kind: 'pull', server: 'https://cdn.example' },
      streamKey: null,
    });
    await start(id);
    const assigned = async () =>
      (await report('node-1', { ingestUrl: null })).streams.find((stream) => stream.id === id);
    expect(await assigned()).toMatchObject({ source: { kind: 'pull', url } });
    const params = { id };
    const update = { token, params, body: { url: next } };
    const changed = await platform.call(updateStream, update);
    expect(await assigned()).toMatchObject({ source: { kind: 'pull', url: next } });
    expect(await platform.status(updateStream, { ...update, body: { pattern: 'fractal' } })).toBe(409);
    const logged = await platform.call(listAuditLogs, { token, query: { q: 'Partner' } });
    expect(logged.data.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['stream.create', 'stream.update']),
    );
    expect(JSON.stringify([created, changed, await find(id), logged])).not.toMatch(/pa55|hidden|n3xt|index/);
    await stop(id);
    const file = { token, body: { url: 'file:///etc/passwd' } };
    expect(await platform.status(testPullAddress, file)).toBe(400);
    const other = await aStream();
    expect(await platform.status(updateStream, { ...update, params: { id: other } })).toBe(409);
  });

  it('move to another node when theirs no longer reports, and stay there until it stops', async () => {
    const id = await aStream();
    await start(id);
    const [first] = (await report('node-1')).streams;
    expect(await idsOf('node-2')).toEqual([]);
    platform.later((LEASE_SECONDS + 1) * 1_000);
    expect(await find(id)).toMatchObject({ state: 'waiting' });
    const [second] = (await report('node-2')).streams;
    expect(second).toMatchObject({ id, firstSegmentAt: first?.firstSegmentAt });
    expect(second?.epoch).toBeGreaterThan(first?.epoch ?? 0);
    expect(await idsOf('node-1', { streams: [liveOn(id, first?.epoch ?? 0)] })).toEqual([]);
    expect(await find(id)).toMatchObject({ state: 'starting', server: { name: 'node-2' } });
    const last = { streams: [liveOn(id, second?.epoch ?? 0)], isStopping: true };
    expect(await idsOf('node-2', last)).toEqual([]);
    expect(await find(id)).toMatchObject({ state: 'waiting', server: null });
    expect(await idsOf('node-1')).toEqual([id]);
    await stop(id);
  });

  it('of few nodes are asked for every second, of many nodes less often', async () => {
    platform.later((LEASE_SECONDS + 1) * 1_000);
    const secondsOf = async (name: string) => (await report(name, { ingestUrl: null })).nextWithinSeconds;
    expect(await secondsOf('one')).toBe(1);
    await Promise.all(Array.from({ length: 60 }, (_, index) => secondsOf(`many-${index}`)));
    expect(await secondsOf('one')).toBe(4);
    platform.later((LEASE_SECONDS + 1) * 1_000);
    expect(await secondsOf('one')).toBe(1);
  });

  it('go to one of two nodes that report at the same time, up to their capacity', async () => {
    const ids = [await aStream(), await aStream(), await aStream()];
    for (const id of ids) await start(id);
    const [one, other] = await Promise.all([
      idsOf('node-1', { capacity: 1 }),
      idsOf('node-2', { capacity: 2 }),
    ]);
    expect(one).toHaveLength(1);
    expect([...new Set([...one, ...other])].toSorted()).toEqual(ids.toSorted());
    for (const id of ids) await stop(id);
  });

  it('are not served without a license', async () => {
    const id = await aStream();
    await start(id);
    await report('node-3', { capacity: 0 });
    const { data } = await platform.call(listServers, { token, query: { q: 'node-3' } });
    expect(data).toMatchObject([{ appId: ADMIN_APP_ID, kind: 'live', license: { state: 'valid' } }]);
    const serverId = data[0]?.id ?? '';
    await platform.db.update(servers).set({ licenseExpiresAt: null }).where(eq(servers.id, serverId));
    expect(await idsOf('node-3')).toEqual([]);
    const expiresAt = new Date(platform.clock.now.getTime() + DAY_MS).toISOString();
    await platform.call(updateServerLicense, { token, params: { id: serverId }, body: { expiresAt } });
    expect(await idsOf('node-3')).toEqual([id]);
    const listed = (of: string) =>
      platform.call(listStreams, { token, query: { customFields: JSON.stringify({ serverId: of }) } });
    expect((await listed(serverId)).data.map((stream) => stream.id)).toEqual([id]);
    expect((await listed(newId(platform.clock.now))).data).toEqual([]);
    platform.later((LEASE_SECONDS + 1) * 1_000);
    expect((await listed(serverId)).data).toEqual([]);
    await stop(id);
  });

  it('are deleted and get another picture while they are off only', async () => {
    const id = await aStream();
    await start(id);
    const params = { id };
    expect(await platform.status(deleteStream, { token, params })).toBe(409);
    expect(await platform.status(updateStream, { token, params, body: { pattern: 'fractal' } })).toBe(409);
    await stop(id);
    const etag = (await platform.send(getStream, { token, params })).headers.get('ETag') ?? '';
    const change = (pattern: string) =>
      platform.status(updateStream, { token, params, headers: { 'If-Match': etag }, body: { pattern } });
    expect((await Promise.all([change('fractal'), change('gradient')])).toSorted()).toEqual([200, 412]);
    expect(await platform.status(deleteStream, { token, params })).toBe(200);
  });

  it('of an app are reached by its members and by staff', async () => {
    const [mine, foreign] = [await aStream('river', 'Dòng sông'), await aStream('mountain', 'Summit')];
    const member = await addPerson(platform, 'operator@river.example');
    await joinApp(platform, member, 'river', ['admin-livestream']);
    const namesOf = async (caller: string, appId: string, query = {}) =>
      (await platform.call(listStreams, { token: caller, headers: { 'X-App-Id': appId }, query })).data.map(
        ({ name }) => name,
      );
    expect(await namesOf(member.token, 'river', { q: 'dong song' })).toEqual(['Dòng sông']);
    expect(await namesOf(token, ADMIN_APP_ID, { sort: '-name' })).toContain('Summit');
    const headers = { 'X-App-Id': 'river' };
    const caller = { token: member.token, headers };
    const params = { id: foreign };
    const reached = [getStream, startStream, stopStream, deleteStream, getPlayback, shareStream];
    for (const operation of [...reached, stopSharingStream])
      expect(await platform.status(operation, { ...caller, params })).toBe(404);
    const rotation = { ...caller, params, body: { overlapHours: 0 } };
    expect(await platform.status(rotateStreamKey, rotation)).toBe(404);
    expect(await platform.status(startStream, { ...caller, params: { id: mine } })).toBe(200);
    await stop(mine);
  });
});

it('takes no reports with a wrong token, or without a token of its own', async () => {
  const body = mediaNodeReport('node', { token: 'a guess' });
  const closed = await startTestPlatform();
  expect(await closed.status(reportMediaNode, { body })).toBe(404);
  await closed.stop();
  const open = await startTestPlatform({ MEDIA_NODE_TOKEN: NODE_TOKEN });
  const invalid = { ...body, streams: [{}] };
  const withoutToken = { streams: [{}] };
  for (const report of [body, invalid, withoutToken])
    expect(await open.status(reportMediaNode, { body: report })).toBe(401);
  await open.stop();
});
