import {
  createStream,
  getStream,
  getStreamMetrics,
  listStreamLog,
  listStreamSessions,
  reportMediaNode,
  startStream,
  stopStream,
  type Rendition,
  type StreamHealth,
  type StreamLogLine,
  type StreamMetricsRange,
} from '@console/live/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { describe, expect, it } from 'vitest';
import { mediaNodeReport, NODE_TOKEN } from '../../testing/media-node-report';
import { enroll, startSuitePlatform } from '../../testing/test-platform';
import { streamIssues, streamLog, streamSessions } from '../database/schema';
import { dropOldMetrics } from './resolutions';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations';

const SECOND = 1_000;
const CLEAR: StreamHealth = {
  inputLost: false,
  speed: 1,
  droppedPercent: 0,
  keyFrameSeconds: 2,
  bitrateDeviation: 5,
  audioDb: -20,
};

describe('the metrics of a stream', async () => {
  const platform = await startSuitePlatform({ MEDIA_NODE_TOKEN: NODE_TOKEN });
  const { token } = await enroll(platform);
  await platform.call(createTenantApp, {
    token,
    body: { appId: 'river', name: 'River', quotaPlan: 'scale' },
  });
  const { id } = await platform.call(createStream, {
    token,
    body: { appId: 'river', name: 'Morning news', source: { kind: 'push' } },
  });
  await platform.call(startStream, { token, params: { id } });
  const node = (streams: ReturnType<typeof mediaNodeReport>['streams'] = []) =>
    platform.call(reportMediaNode, {
      body: mediaNodeReport('node-1', { ingestUrl: 'rtmp://node-1.example:1935/live', streams }),
    });
  let epoch = (await node()).streams[0]?.epoch ?? 0;
  const input = {
    ...{ kbps: 4_000, framesPerSecond: 50, width: 1_920, height: 1_080, codecs: 'H.264, AAC' },
    since: platform.clock.now.toISOString(),
  };
  /** A report every ten seconds. */
  const pass = async (
    reports: number,
    health: Partial<StreamHealth> = {},
    viewers = 10,
    log: StreamLogLine[] = [],
    renditions: Rendition[] = [],
  ) => {
    for (let count = 0; count < reports; count += 1) {
      platform.later(10 * SECOND);
      await node([
        {
          ...{ id, epoch, state: 'live', problem: null, renditions, viewers, bytesOut: 1_000_000, log },
          input: health.inputLost ? null : input,
          health: { ...CLEAR, ...health },
        },
      ]);
    }
  };
  const readPeriod = (query: Record<string, string>) =>
    platform.call(getStreamMetrics, { token, params: { id }, query });
  const read = (range: StreamMetricsRange) => readPeriod({ range });
  /** With the report of this moment. */
  const readLast = (lengthMs: number) => {
    const to = platform.clock.now.getTime() + SECOND;
    return readPeriod({ from: new Date(to - lengthMs).toISOString(), to: new Date(to).toISOString() });
  };

  it('show each report of the last hours, and nothing where nothing was measured', async () => {
    await pass(6, {}, 10);
    await pass(3, { keyFrameSeconds: 4, speed: null }, 20);
    const encoder = { speed: 1.5, framesPerSecond: 50, droppedFrames: 0, duplicatedPercent: 20 };
    const rendition = { name: '720p', width: 1_280, height: 720, framesPerSecond: 50, kbps: 2_000, encoder };
    await pass(3, { inputLost: true, speed: null, keyFrameSeconds: null }, 20, [], [rendition]);
    const { stepSeconds, series } = await readLast(HOUR_MS);
    expect(stepSeconds).toBe(10);
    const last = (values: readonly (number | null)[], count: number) => values.slice(-count);
    const of = (count: number, value: number | null) => Array.from({ length: count }, () => value);
    expect(last(series.viewers, 13)).toEqual([null, ...of(6, 10), ...of(6, 20)]);
    expect(last(series.inKbps, 5)).toEqual([4_000, 4_000, 0, 0, 0]);
    expect(last(series.speed, 7)).toEqual([1, ...of(6, null)]);
    expect(last(series.keyFrameSeconds, 7)).toEqual([2, ...of(3, 4), ...of(3, null)]);
    expect(last(series.droppedPercent, 1)).toEqual([0]);
    expect(last(series.audioDb, 1)).toEqual([-20]);
    expect(last(series.encoderSpeed, 4)).toEqual([null, ...of(3, 1.5)]);
    expect(last(series.duplicatedPercent, 1)).toEqual([20]);
    expect(last(series.outKbps, 1)[0]).toBeGreaterThan(0);
  });

  it('are means over the steps of longer periods, of what was measured', async () => {
    const { stepSeconds, series } = await readLast(DAY_MS);
    expect(stepSeconds).toBe(300);
    const [keyFrameSeconds, ...others] = series.keyFrameSeconds.filter((value) => value !== null);
    expect([series.viewers.filter((value) => value !== null), others]).toEqual([[15], []]);
    expect(keyFrameSeconds).toBeGreaterThan(2);
    expect(keyFrameSeconds).toBeLessThan(4);
  });

  it('tell from when until when something was wrong', async () => {
    const began = platform.clock.now.getTime();
    await pass(2);
    await pass(4, { audioDb: -90 });
    expect(await platform.call(getStream, { token, params: { id } })).toMatchObject({ audioDb: -90 });
    const { issues } = await read('24h');
    expect(issues.map(({ type, severity, until }) => [type, severity, until === null])).toEqual([
      ['silent', 'warning', true],
      ['input-lost', 'critical', false],
    ]);
    const [, lost] = issues;
    expect(Date.parse(lost?.until ?? '') - Date.parse(lost?.since ?? '')).toBe(20 * SECOND);
    expect(Date.parse(lost?.until ?? '')).toBe(began);

    await platform.call(stopStream, { token, params: { id } });
    const [silent] = (await read('24h')).issues;
    expect(silent).toMatchObject({ type: 'silent', until: platform.clock.now.toISOString() });
  });

  it('are read of a session, and not of a period that is too long', async () => {
    const sessions = async () =>
      (await platform.call(listStreamSessions, { token, params: { id } })).sessions.map(
        ({ from, until, mostViewers }) => [
          Math.round(((Date.parse(until) - Date.parse(from)) / MINUTE_MS) * 100) / 100,
          mostViewers,
        ],
      );
    expect(await sessions()).toEqual([[2.83, 20]]);
    platform.later(10 * MINUTE_MS);
    await platform.call(startStream, { token, params: { id } });
    epoch = (await node()).streams[0]?.epoch ?? 0;
    await pass(2, {}, 30);
    expect(await sessions()).toEqual([
      [0.17, 30],
      [2.83, 20],
    ]);
    const listed = await platform.call(listStreamSessions, { token, params: { id } });
    const { from = '', until: to = '' } = listed.sessions[1] ?? {};
    const { series, issues } = await readPeriod({ from, to });
    expect([series.viewers.length, Math.max(...series.viewers.map(Number))]).toEqual([17, 20]);
    expect(issues).toHaveLength(2);
    const query = { from: '2025-01-01T00:00:00Z', to };
    expect(await platform.status(getStreamMetrics, { token, params: { id }, query })).toBe(400);
  });

  it('come with what the node has logged meanwhile', async () => {
    const at = platform.clock.now.toISOString();
    await pass(1, {}, 10, [{ at, text: 'an encoder is connected' }]);
    const lines = async (ageMs: number) => {
      const [from, to] = [platform.clock.now.getTime() - ageMs, platform.clock.now.getTime()];
      const query = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
      return (await platform.call(listStreamLog, { token, params: { id }, query })).lines;
    };
    expect(await lines(MINUTE_MS)).toEqual([{ at, text: 'an encoder is connected' }]);
    expect(await lines(5 * SECOND)).toEqual([]);
  });

  it('are kept for 400 days, the log for 30', async () => {
    const counts = async () => [
      await platform.db.$count(streamIssues),
      await platform.db.$count(streamSessions),
      await platform.db.$count(streamLog),
    ];
    platform.later(29 * DAY_MS);
    await dropOldMetrics(platform.db, platform.clock.now);
    expect(await counts()).toEqual([2, 2, 1]);
    platform.later(370 * DAY_MS);
    await dropOldMetrics(platform.db, platform.clock.now);
    expect(await counts()).toEqual([2, 2, 0]);
    platform.later(48 * HOUR_MS);
    await dropOldMetrics(platform.db, platform.clock.now);
    expect(await counts()).toEqual([0, 0, 0]);
  });
});
