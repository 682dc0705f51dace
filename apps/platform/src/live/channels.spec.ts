import {
  createLrmChannel,
  createStream,
  getEvent,
  getLrmChannel,
  getPlayoutChannel,
  getStream,
  INPUT_SESSION,
  listLrmChannels,
  listStreams,
  readPlaybackToken,
  reportMediaNode,
  startStream,
  stopStream,
  switchLrmChannel,
  updateLrmChannel,
  type StreamReport,
} from '@console/live/contract';
import { createTenantApp, updateTenantApp } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mediaNodeReport, NODE_TOKEN } from '../../testing/media-node-report';
import { addPerson, joinApp } from '../../testing/test-people';
import { enroll, startSuitePlatform, type TestPlatform } from '../../testing/test-platform';
import { channelSwitches } from '../database/schema';
import { HOUR_MS, MINUTE_MS } from '../time/durations';

const RULES = { lossMs: 1_500, switchOn: ['black'], returnSeconds: 10, pattern: 'gradient' };
const BLACK = {
  ...{ inputLost: false, speed: 1, droppedPercent: 0, keyFrameSeconds: 2, bitrateDeviation: 0, audioDb: -20 },
  brightness: 16,
};

describe('channels', async () => {
  let [first, second, foreign] = ['', '', ''];
  const platform = await startSuitePlatform({ MEDIA_NODE_TOKEN: NODE_TOKEN });
  const { token } = await enroll(platform);
  for (const appId of ['river', 'mountain'])
    await platform.call(createTenantApp, {
      token,
      body: { appId, name: `Đài ${appId}`, quotaPlan: 'scale' },
    });
  beforeAll(async () => {
    [first, second, foreign] = [await aStream('river'), await aStream('river'), await aStream('mountain')];
  });

  const aStream = async (appId: string) =>
    (
      await platform.call(createStream, {
        token,
        body: { appId, name: `Stream of ${appId}`, source: { kind: 'test', pattern: 'test-card' } },
      })
    ).id;
  const report = (streams: StreamReport[] = [], name = 'node-1', more = {}) =>
    platform.call(reportMediaNode, { body: mediaNodeReport(name, { streams, ...more }) });
  const assigned = async (id: string) => (await report()).streams.find((stream) => stream.id === id);
  const liveOn = (id: string, epoch: number, channel?: StreamReport['channel']): StreamReport => ({
    id,
    epoch,
    state: 'live',
    problem: null,
    renditions: [],
    input: null,
    health: null,
    viewers: 0,
    bytesOut: 0,
    ...(channel && { channel }),
  });
  const later = (minutes: number) =>
    new Date(platform.clock.now.getTime() + minutes * MINUTE_MS).toISOString();
  const send = (operation: Parameters<TestPlatform['status']>[0], id: string, body?: object) =>
    platform.status(operation, { token, params: { id }, ...(body && { body }) });

  it('with spare inputs go to a node with their inputs, and show what it reports', async () => {
    const body = { appId: 'river', name: 'Always on', inputs: [first, second], ...RULES };
    expect(
      await platform.status(createLrmChannel, { token, body: { ...body, inputs: [first, foreign] } }),
    ).toBe(409);
    const { id } = await platform.call(createLrmChannel, { token, body });
    const saved = await platform.send(updateLrmChannel, {
      token,
      params: { id },
      body: { name: body.name, ...RULES },
    });
    expect(saved.headers.get('ETag')).toBe('"1"');
    for (const each of [id, first]) await platform.call(startStream, { token, params: { id: each } });
    const assignment = await assigned(id);
    expect(assignment?.source).toEqual({
      kind: 'failover',
      inputs: [
        { kind: 'stream', streamId: first, url: null },
        { kind: 'stream', streamId: second, url: null },
      ],
      lossMs: 1_500,
      switchOn: ['black'],
      returnSeconds: 10,
      heldId: null,
      filler: { kind: 'test', pattern: 'gradient', text: 'Always on' },
    });

    const at = later(0);
    const since = later(-1);
    const state = {
      activeId: second,
      inputs: [
        { streamId: first, health: 'black' as const, since },
        { streamId: second, health: 'clear' as const, since },
      ],
      switches: [
        { at: since, streamId: first, title: '', reason: 'start' as const },
        { at, streamId: second, title: '', reason: 'black' as const },
      ],
    };
    for (let repeated = 0; repeated < 2; repeated += 1)
      await report([liveOn(id, assignment?.epoch ?? 0, state)]);
    const channel = await platform.call(getLrmChannel, { token, params: { id } });
    expect(channel).toMatchObject({ source: { kind: 'channel', channel: 'lrm' }, activeId: second });
    expect(channel.inputs.map(({ name, health }) => [name, health])).toEqual([
      ['Stream of river', 'black'],
      ['Stream of river', 'clear'],
    ]);
    expect(channel.switches.map(({ reason }) => reason)).toEqual(['black', 'start']);
    const flapping = Array.from({ length: 50 }, (_, minute) => ({
      ...{ at: later(minute + 1), streamId: first, title: '', reason: 'black' as const },
    }));
    await report([liveOn(id, assignment?.epoch ?? 0, { ...state, switches: flapping })]);
    expect(await platform.db.$count(channelSwitches, eq(channelSwitches.channelId, id))).toBe(50);
    expect((await platform.call(getLrmChannel, { token, params: { id } })).switches[0]?.at).toBe(later(50));

    expect(await send(switchLrmChannel, id, { streamId: foreign })).toBe(409);
    expect(await send(switchLrmChannel, id, { streamId: first })).toBe(200);
    expect((await assigned(id))?.source).toMatchObject({ heldId: first });
    expect(await send(updateLrmChannel, id, { inputs: [second, id] })).toBe(409);
    const listed = await platform.call(listStreams, { token, query: {} });
    expect(listed.data.find((stream) => stream.id === id)?.source).toEqual({
      kind: 'channel',
      channel: 'lrm',
    });
  });

  it('get the playback address of inputs that another node has', async () => {
    const rules = { ...RULES, inputs: [first, second], switchOn: [], returnSeconds: null };
    const body = { appId: 'river', name: 'Elsewhere', ...rules };
    const { id } = await platform.call(createLrmChannel, { token, body });
    const { streams } = await report();
    const input = streams.find((stream) => stream.id === first);
    const measured = { ...liveOn(first, input?.epoch ?? 0), health: BLACK };
    await report([measured]);
    await platform.call(startStream, { token, params: { id } });
    const elsewhere = async () => {
      const { source } = (await report([], 'node-2')).streams.find((stream) => stream.id === id) ?? {};
      const inputs = source?.kind === 'failover' ? source.inputs : [];
      const [, address = ''] =
        /^http:\/\/node-1\.example:4202\/play\/(.+)\/index\.m3u8$/.exec(inputs[0]?.url ?? '') ?? [];
      return { inputs, address, grant: readPlaybackToken(address) };
    };
    const before = await elsewhere();
    expect(before.inputs).toMatchObject([{ health: BLACK }, { streamId: second, url: null }]);
    expect(before.grant).toMatchObject({ streamId: first, session: INPUT_SESSION });
    const hours = (expiresAt = 0) => (expiresAt * 1_000 - platform.clock.now.getTime()) / HOUR_MS;
    expect(hours(before.grant?.expiresAt)).toBeGreaterThan(6);
    expect((await elsewhere()).address).toBe(before.address);

    platform.later(7 * HOUR_MS);
    await report([measured], 'node-1', { capacity: 0 });
    expect(hours((await elsewhere()).grant?.expiresAt)).toBeGreaterThan(6);
  });

  it('and streams stop while their app is archived, and start again when it is restored', async () => {
    const [on, off] = [await aStream('river'), await aStream('river')];
    await send(startStream, on);
    expect(await assigned(on)).toBeDefined();
    await send(updateTenantApp, 'river', { status: 'archived' });
    expect(await assigned(on)).toBeUndefined();
    const find = (id: string) => platform.call(getStream, { token, params: { id } });
    expect(await find(on)).toMatchObject({ state: 'off', startedAt: null });
    expect(await send(startStream, on)).toBe(409);
    await send(updateTenantApp, 'river', { status: 'normal' });
    expect(await assigned(on)).toBeDefined();
    expect([(await find(on)).state, (await find(off)).state]).toEqual(['starting', 'off']);
    await send(stopStream, on);
    await send(updateTenantApp, 'river', { status: 'archived' });
    await send(updateTenantApp, 'river', { status: 'normal' });
    expect((await find(on)).state).toBe('off');
  });

  it('of an app are reached by its members and by staff', async () => {
    const member = await addPerson(platform, 'lrm@mountain.example');
    await joinApp(platform, member, 'mountain', ['admin-lrm', 'admin-livestream']);
    const headers = { 'X-App-Id': 'mountain' };
    const caller = { token: member.token, headers };
    expect((await platform.call(listLrmChannels, { ...caller, query: {} })).total).toBe(0);
    const { data } = await platform.call(listLrmChannels, { token, query: { sort: '-name' } });
    const [channel] = data;
    expect(channel?.name).toBe('Elsewhere');
    const params = { id: channel?.id ?? '' };
    for (const operation of [getLrmChannel, getEvent, getPlayoutChannel])
      expect(await platform.status(operation, { ...caller, params })).toBe(404);
  });

  it('do not show themselves, also not through other channels', async () => {
    const aChannel = (name: string, input: string) => {
      const body = { appId: 'river', name, inputs: [input, second], ...RULES };
      return platform.call(createLrmChannel, { token, body });
    };
    const inner = await aChannel('Inner', first);
    const middle = await aChannel('Middle', inner.id);
    const outer = await aChannel('Outer', middle.id);
    for (const { id } of [inner, middle, outer])
      expect(await send(updateLrmChannel, inner.id, { inputs: [second, id] })).toBe(409);
    expect(await send(updateLrmChannel, outer.id, { inputs: [inner.id, middle.id] })).toBe(200);
  });
});
