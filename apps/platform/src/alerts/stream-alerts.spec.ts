import { ADMIN_APP_ID } from '@console/http/contract';
import {
  createStream,
  deleteStream,
  getStream,
  LEASE_SECONDS,
  listStreams,
  reportMediaNode,
  startStream,
  stopStream,
  type StreamHealth,
  type StreamReport,
} from '@console/live/contract';
import { createAlertRule, deleteAlertRule, listAlerts, updateAlertRule } from '@console/operations/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { describe, expect, it } from 'vitest';
import { mediaNodeReport, NODE_TOKEN } from '../../testing/media-node-report';
import { addPerson, joinApp } from '../../testing/test-people';
import { enroll, startSuitePlatform } from '../../testing/test-platform';

const STEP_MS = 10_000;
const GOOD: StreamHealth = {
  inputLost: false,
  speed: 1,
  droppedPercent: 0,
  keyFrameSeconds: 2,
  bitrateDeviation: 5,
  audioDb: -12,
};

const RENDITION = { name: '720p', width: 1280, height: 720, framesPerSecond: 25, kbps: 1_700 };

describe('alerts about streams', async () => {
  const platform = await startSuitePlatform({ MEDIA_NODE_TOKEN: NODE_TOKEN });
  const { token } = await enroll(platform);
  for (const appId of ['river', 'mountain'])
    await platform.call(createTenantApp, { token, body: { appId, name: appId, quotaPlan: 'scale' } });

  const find = (id: string) => platform.call(getStream, { token, params: { id } });
  const report = (name: string, streams: StreamReport[]) =>
    platform.call(reportMediaNode, {
      body: mediaNodeReport(name, { ingestUrl: `rtmp://${name}.example:1935/live`, streams }),
    });
  const startNew = async (appId: string, name: string) => {
    const body = { appId, name, source: { kind: 'push' } };
    const { id } = await platform.call(createStream, { token, body });
    await platform.call(startStream, { token, params: { id } });
    const { streams } = await report('node-1', []);
    return { id, epoch: streams.find((stream) => stream.id === id)?.epoch ?? 0 };
  };
  type Started = Awaited<ReturnType<typeof startNew>>;
  const remove = async ({ id }: Started) => {
    await platform.call(stopStream, { token, params: { id } });
    await platform.call(deleteStream, { token, params: { id } });
  };
  const measured = (
    { id, epoch }: Started,
    health: Partial<StreamHealth> = {},
    state: StreamReport['state'] = 'live',
  ): StreamReport => ({
    id,
    epoch,
    state,
    problem: null,
    renditions: [],
    input: null,
    health: { ...GOOD, ...health },
    viewers: 0,
    bytesOut: 0,
  });
  /** A node reports so for a time; the rules are evaluated after each report. */
  const run = async (seconds: number, streams: StreamReport[], node = 'node-1') => {
    for (let passed = 0; passed < seconds * 1_000; passed += STEP_MS) {
      platform.later(STEP_MS);
      await report(node, streams);
      await platform.watchAlerts();
    }
  };
  /** Alerts about streams: the second node stops reporting, which is an alert of its server. */
  const alertsOf = async (status: string, caller = token, appId = ADMIN_APP_ID) =>
    (
      await platform.call(listAlerts, {
        token: caller,
        headers: { 'X-App-Id': appId },
        query: { customFields: JSON.stringify({ status }) },
      })
    ).data.filter(({ stream }) => stream);
  const addRule = (body: object) =>
    platform.call(createAlertRule, {
      token,
      body: { appId: ADMIN_APP_ID, severity: 'warning', minutes: 1, ...body },
    });

  it('a stream shows its issues with the time when they began, until they are over', async () => {
    const stream = await startNew('river', 'News');
    await run(10, [measured(stream)]);
    expect((await find(stream.id)).issues).toEqual([]);
    platform.later(1_000);
    await report('node-1', [measured(stream, { keyFrameSeconds: 8.3 })]);
    const since = platform.clock.now.toISOString();
    const apart = { type: 'key-frames', severity: 'warning', value: 8.3, since };
    expect((await find(stream.id)).issues).toEqual([apart]);
    platform.later(2_000);
    await report('node-1', [measured(stream, { keyFrameSeconds: 9, speed: 0.8 })]);
    expect((await find(stream.id)).issues).toEqual([
      { type: 'slow', severity: 'critical', value: 0.8, since: platform.clock.now.toISOString() },
      { ...apart, value: 9 },
    ]);
    await report('node-1', [measured(stream)]);
    expect((await find(stream.id)).issues).toEqual([]);
    await remove(stream);
  });

  it('a ladder that is slower than real time is an issue and raises an alert', async () => {
    const stream = await startNew('river', 'Ladder');
    const ladder = (...speeds: number[]): StreamReport => ({
      ...measured(stream),
      health: null,
      renditions: speeds.map((speed) => ({
        ...RENDITION,
        encoder: { speed, framesPerSecond: 25, droppedFrames: 0 },
      })),
    });
    await run(80, [ladder(1, 0.89)]);
    const { issues } = await find(stream.id);
    expect(issues).toMatchObject([{ type: 'slow-encoder', severity: 'critical', value: 0.89 }]);
    expect(await alertsOf('active')).toMatchObject([
      {
        kind: 'stream-slow-encoder',
        severity: 'critical',
        rule: { name: 'Encoder too slow' },
        values: { stream: 'Ladder', speed: 0.89 },
      },
    ]);
    await run(130, [ladder(1, 0.9)]);
    expect((await find(stream.id)).issues).toEqual([]);
    expect(await alertsOf('active')).toEqual([]);
    await remove(stream);
  });

  it('streams are sorted by trouble', async () => {
    const [good, lost, warned] = [
      await startNew('river', 'A good one'),
      await startNew('river', 'B lost'),
      await startNew('river', 'C warned'),
    ];
    const unsent = await startNew('river', 'D without encoder');
    await report('node-1', [
      measured(good),
      measured(lost, { inputLost: true }),
      measured(warned, { droppedPercent: 5 }),
      { ...measured(unsent, {}, 'no-input'), health: null },
    ]);
    const { data } = await platform.call(listStreams, { token, query: { sort: 'state,name' } });
    expect(data.map(({ name }) => name)).toEqual(['B lost', 'D without encoder', 'C warned', 'A good one']);
    for (const stream of [good, lost, warned, unsent]) await remove(stream);
  });

  it('a lost input raises one alert with its stream, and clears it when the input returns', async () => {
    const stream = await startNew('river', 'Stadium');
    const other = await startNew('mountain', 'Summit');
    await run(20, [measured(stream), measured(other)]);
    await run(50, [measured(stream, { inputLost: true }), measured(other)]);
    expect(await alertsOf('active')).toEqual([]);
    await run(120, [measured(stream, { inputLost: true }), measured(other)]);
    const [alert, ...others] = await alertsOf('active');
    expect(others).toEqual([]);
    expect(alert).toMatchObject({
      appId: 'river',
      server: null,
      stream: { id: stream.id, name: 'Stadium' },
      severity: 'critical',
      kind: 'stream-interrupted',
      values: { stream: 'Stadium' },
      rule: { name: 'Stream input lost' },
    });
    const member = await addPerson(platform, 'stranger@mountain.example');
    await joinApp(platform, member, 'mountain', ['admin-machine']);
    expect(await alertsOf('active', member.token, 'mountain')).toEqual([]);

    await run(10, [measured(stream), measured(other)]);
    expect(await alertsOf('active')).toEqual([]);
    expect(await alertsOf('cleared')).toMatchObject([{ id: alert?.id, resolvedBy: null }]);
    await remove(stream);
    await remove(other);
  });

  it('an input is still lost when another node takes the stream, and no longer once it is off', async () => {
    const stream = await startNew('river', 'Harbor');
    await run(80, [measured(stream, { inputLost: true })]);
    expect(await alertsOf('active')).toHaveLength(1);
    platform.later((LEASE_SECONDS + 1) * 1_000);
    await platform.watchAlerts();
    expect(await alertsOf('active')).toHaveLength(1);
    const { streams } = await report('node-2', []);
    const moved = { id: stream.id, epoch: streams[0]?.epoch ?? 0 };
    await run(30, [measured(moved, {}, 'no-input')], 'node-2');
    expect(await alertsOf('active')).toHaveLength(1);
    await platform.call(stopStream, { token, params: { id: stream.id } });
    platform.later(STEP_MS);
    await platform.watchAlerts();
    expect(await alertsOf('active')).toEqual([]);
    await platform.call(deleteStream, { token, params: { id: stream.id } });
  });

  it('a measured condition has to hold without a break, and to be over for two minutes', async () => {
    const { id } = await addRule({ name: 'Slow', metric: 'speed', comparison: 'below', threshold: 0.9 });
    const stream = await startNew('river', 'Concert');
    const [slow, good] = [measured(stream, { speed: 0.8 }), measured(stream)];
    await run(50, [slow]);
    await run(10, [good]);
    await run(50, [slow]);
    expect(await alertsOf('active')).toEqual([]);
    await run(20, [slow]);
    expect(await alertsOf('active')).toMatchObject([
      { kind: 'stream-slow', values: { stream: 'Concert', speed: 0.8 }, severity: 'warning' },
    ]);
    await run(60, [good]);
    await run(10, [slow]);
    await run(110, [good]);
    expect(await alertsOf('active')).toHaveLength(1);
    await run(20, [good]);
    expect(await alertsOf('active')).toEqual([]);

    await run(80, [slow]);
    expect(await alertsOf('active')).toHaveLength(1);
    await platform.call(updateAlertRule, { token, params: { id }, body: { metric: 'noSound' } });
    expect(await alertsOf('active')).toEqual([]);
    await run(80, [measured(stream, { audioDb: -90 })]);
    expect(await alertsOf('active')).toMatchObject([{ kind: 'stream-silent' }]);
    const next = async (metric: string, health: Partial<StreamHealth>, kind: string) => {
      await platform.call(updateAlertRule, { token, params: { id }, body: { metric } });
      await run(80, [measured(stream, health)]);
      expect(await alertsOf('active')).toMatchObject([{ kind }]);
    };
    await next('speed', { speed: 0.5 }, 'stream-slow');
    await next('noSound', { hasAudio: false }, 'stream-silent');
    await next('blackPicture', { brightness: 16 }, 'stream-black');
    await next('frozenPicture', { frozenSeconds: 30 }, 'stream-frozen');
    await platform.call(deleteAlertRule, { token, params: { id } });
    expect(await alertsOf('active')).toEqual([]);
    await remove(stream);
  });

  it('a rule of an app applies to its streams alone', async () => {
    const headers = { 'X-App-Id': 'river' };
    const body = { appId: 'river', name: 'Fast', metric: 'speed', comparison: 'above', threshold: 1.2 };
    const { id } = await platform.call(createAlertRule, {
      token,
      headers,
      body: { ...body, minutes: 1, severity: 'info' },
    });
    const [mine, foreign] = [await startNew('river', 'Mine'), await startNew('mountain', 'Foreign')];
    await run(80, [measured(mine, { speed: 1.5 }), measured(foreign, { speed: 1.5 })]);
    expect(await alertsOf('active')).toMatchObject([
      { kind: 'rule-met', stream: { name: 'Mine' }, values: { rule: 'Fast', value: 1.5, threshold: 1.2 } },
    ]);
    await platform.call(deleteAlertRule, { token, headers, params: { id } });
    await remove(mine);
    await remove(foreign);
  });
});
