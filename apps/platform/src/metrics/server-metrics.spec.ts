import {
  getServerMetrics,
  listServerMetrics,
  METRICS_MAX_POINTS,
  WARNING_FROM,
  type ServerHeartbeat,
} from '@console/operations/contract';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../database/ids';
import { rowsOf } from '../../testing/table-digests';
import { addPerson, joinApp } from '../../testing/test-people';
import { enroll, signInAgain, startTestPlatform } from '../../testing/test-platform';
import { addApp, addServer, sendReport } from '../../testing/test-servers';
import { dropOldMetrics } from './resolutions';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations';

const SECOND = 1_000;

describe('server metrics', async () => {
  const platform = await startTestPlatform();
  afterAll(() => platform.stop());
  const enrolled = await enroll(platform);
  const { secret } = enrolled;
  let { token } = enrolled;
  await addApp(platform, token, 'bravo');
  const key = await addApp(platform, token, 'studio');
  const id = await addServer(platform, token, 'studio');

  const report = async (load: Partial<ServerHeartbeat>, of = id) => {
    expect((await sendReport(platform, { key, id: of, load })).status).toBe(200);
  };
  const read = (fromMsAgo: number, toMsAgo = 0) => {
    const at = (ago: number) => new Date(platform.clock.now.getTime() - ago).toISOString();
    return platform.call(getServerMetrics, {
      token,
      params: { id },
      query: { from: at(fromMsAgo), to: at(toMsAgo) },
    });
  };
  const begin = platform.clock.now.getTime();
  for (const cpu of [10, 20, 30, 60, 90, 100]) {
    await report({ cpu });
    platform.later(10 * SECOND);
  }
  platform.later(MINUTE_MS);
  await report({ cpu: 77 });
  platform.later(SECOND);

  it('show each report of the last hours, and nothing where there was none', async () => {
    const { from, stepSeconds, series, thresholds } = await read(HOUR_MS);
    expect([stepSeconds, Date.parse(from) % (10 * SECOND)]).toEqual([10, 0]);
    expect(series.cpu.slice(-13)).toEqual([
      ...[10, 20, 30, 60, 90, 100],
      ...[null, null, null, null, null, null, 77],
    ]);
    expect(series.viewers.filter((value) => value !== null)).toEqual(Array.from({ length: 7 }, () => 4_000));
    expect(thresholds).toEqual(WARNING_FROM);
  });

  it('are means at a coarser resolution', async () => {
    const { from, stepSeconds, series } = await read(6 * HOUR_MS);
    const slot = Math.floor((begin - Date.parse(from)) / (stepSeconds * SECOND));
    expect(stepSeconds).toBe(60);
    expect(series.cpu.slice(slot, slot + 3)).toEqual([51.7, null, 77]);
  });

  it.each([
    [HOUR_MS, 10],
    [DAY_MS, 300],
    [7 * DAY_MS, 3_600],
    [30 * DAY_MS, 7_200],
  ])('over %d ms have steps of %d s', async (range, seconds) => {
    const { stepSeconds, series } = await read(range);
    expect(stepSeconds).toBe(seconds);
    const lengths = new Set(Object.values(series).map(({ length }) => length));
    expect(lengths.size).toBe(1);
    expect(series.cpu.length).toBeLessThanOrEqual(METRICS_MAX_POINTS);
    expect(series.cpu.some((value) => value !== null)).toBe(true);
  });

  it('of several servers are read at once, of those in reach', async () => {
    const stranger = await addPerson(platform, 'stranger@people.example');
    await joinApp(platform, stranger, 'bravo', ['admin-machine']);
    const query = { serverIds: `${id},${newId(platform.clock.now)},no-id`, range: '1h' };
    const { stepSeconds, data } = await platform.call(listServerMetrics, { token, query });
    expect([stepSeconds, data.map(({ serverId }) => serverId)]).toEqual([60, [id]]);
    expect(data[0]?.cpu).toHaveLength(60);
    expect(data[0]?.cpu.slice(-3)).toEqual([51.7, null, 77]);
    const hidden = await platform.call(listServerMetrics, { token: stranger.token, query });
    expect(hidden.data).toEqual([]);
  });

  it('have a coarser step where reports are further apart', async () => {
    const slow = await addServer(platform, token, 'studio', 'live-2');
    for (const cpu of [1, 2, 3, 4, 5, 6]) {
      await report({ cpu }, slow);
      platform.later(25 * SECOND);
    }
    const query = { from: new Date(platform.clock.now.getTime() - HOUR_MS).toISOString() };
    const { stepSeconds, series } = await platform.call(getServerMetrics, {
      token,
      params: { id: slow },
      query,
    });
    expect(stepSeconds).toBe(30);
    const isKnown = (value: number | null) => value !== null;
    const reported = series.cpu.slice(series.cpu.findIndex(isKnown), series.cpu.findLastIndex(isKnown) + 1);
    expect(reported.filter((value) => value === null)).toEqual([]);
  });

  it.each([
    ['too short', '2026-05-12T07:59:00Z', '2026-05-12T08:00:00Z'],
    ['too long', '2026-01-01T00:00:00Z', '2026-05-12T08:00:00Z'],
    ['reversed', '2026-05-12T08:00:00Z', '2026-05-11T08:00:00Z'],
    ['too long up to now', '2026-01-01T00:00:00Z', undefined],
  ])('of a range that is %s are rejected', async (_what, from, to) => {
    const query = { from, ...(to !== undefined && { to }) };
    expect(await platform.status(getServerMetrics, { token, params: { id }, query })).toBe(400);
  });

  it('outlive their fine resolution', async () => {
    platform.later(3 * DAY_MS);
    token = await signInAgain(platform, secret);
    await report({ cpu: 5 });
    await dropOldMetrics(platform.db, platform.clock.now);
    const partitions = rowsOf<{ name: string }>(
      await platform.db.execute(
        sql`select tablename as name from pg_tables where tablename ~ '^server_metrics_(10s|1m)_'`,
      ),
    ).map(({ name }) => name);
    expect(partitions.toSorted()).toEqual(['server_metrics_10s_2026051508', 'server_metrics_1m_20260515']);
    const { stepSeconds, series } = await read(4 * DAY_MS);
    expect(stepSeconds).toBe(3_600);
    expect(series.cpu.filter((value) => value !== null)).toEqual([55.3, 5]);
  });
});
