import {
  createStream,
  getStream,
  getStreamMetrics,
  listStreamSessions,
  reportMediaNode,
  startStream,
  stopStream,
  type StreamHealth,
  type StreamMetricsRange,
} from '@console/live/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { mediaNodeReport, NODE_TOKEN } from '../../testing/media-node-report';
import { enroll, startTestPlatform } from '../../testing/test-platform';
import { streamIssues } from '../database/schema';
import { dropOldMetrics } from './resolutions';

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CLEAR: StreamHealth = {
  inputLost: false,
  speed: 1,
  droppedPercent: 0,
  keyFrameSeconds: 2,
  bitrateDeviation: 5,
  audioDb: -20,
};

describe('the metrics of a stream', async () => {
  const platform = await startTestPlatform({ MEDIA_NODE_TOKEN: NODE_TOKEN });
  afterAll(() => platform.stop());
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
  const pass = async (reports: number, health: Partial<StreamHealth> = {}, viewers = 10) => {
    for (let count = 0; count < reports; count += 1) {
      platform.later(10 * SECOND);
      await node([
        {
          ...{ id, epoch, state: 'live', problem: null, renditions: [], viewers, bytesOut: 1_000_000 },
          input: health.inputLost ? null : input,
          health: { ...CLEAR, ...health },
        },
      ]);
    }
  };
  const readPeriod = (query: Record<string, string>) =>
    platform.call(getStreamMetrics, { token, params: { id }, query });
  const read = (range: StreamMetricsRange) => readPeriod({ range });

  it('are means of each minute on air', async () => {
    await pass(6, {}, 10);
    await pass(3, {}, 20);
    await pass(3, { inputLost: true }, 20);
    const { from, stepSeconds, series } = await read('1h');
    expect([stepSeconds, Date.parse(from) % MINUTE, series.viewers.length]).toEqual([60, 0, 61]);
    const measured = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
    expect(measured(series.viewers).at(-1)).toBe(20);
    expect(Math.min(...measured(series.inKbps))).toBeLessThan(4_000);
    expect(Math.max(...measured(series.inKbps))).toBe(4_000);
    expect(series.outKbps.some((value) => value !== null && value > 0)).toBe(true);
    expect(series.viewers[0]).toBeNull();
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
        ({ from, until, mostViewers }) => [(Date.parse(until) - Date.parse(from)) / MINUTE, mostViewers],
      );
    expect(await sessions()).toEqual([[4, 18]]);
    platform.later(10 * MINUTE);
    await platform.call(startStream, { token, params: { id } });
    epoch = (await node()).streams[0]?.epoch ?? 0;
    await pass(2, {}, 30);
    expect(await sessions()).toEqual([
      [1, 30],
      [4, 18],
    ]);
    const listed = await platform.call(listStreamSessions, { token, params: { id } });
    const { from = '', until: to = '' } = listed.sessions[1] ?? {};
    const { series, issues } = await readPeriod({ from, to });
    expect([series.viewers.length, Math.max(...series.viewers.map(Number))]).toEqual([5, 18.3]);
    expect(issues).toHaveLength(2);
    const query = { from: '2026-01-01T00:00:00Z', to };
    expect(await platform.status(getStreamMetrics, { token, params: { id }, query })).toBe(400);
  });

  it('are kept for a week', async () => {
    platform.later(7 * 24 * HOUR - HOUR);
    await dropOldMetrics(platform.db, platform.clock.now);
    const known = await platform.db.$count(streamIssues);
    expect(known).toBe(2);
    platform.later(48 * HOUR);
    await dropOldMetrics(platform.db, platform.clock.now);
    expect(await platform.db.$count(streamIssues)).toBe(0);
  });
});
