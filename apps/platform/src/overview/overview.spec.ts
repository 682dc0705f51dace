import { getBillingSummary, listAppFigures, listUsagesByApp } from '@console/billing/contract';
import {
  ALERT_SEVERITIES,
  getOperationsOverview,
  getServerMetrics,
  listAlerts,
  listAppLoads,
  listServers,
  OVERVIEW_RANGES,
  SERVER_STATES,
} from '@console/operations/contract';
import { listTenantApps } from '@console/tenant-apps/contract';
import { and, eq, gte } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addPerson, joinApp } from '../../testing/test-people';
import { enroll, startSuitePlatform } from '../../testing/test-platform';
import { simulatedServers } from '../../testing/test-servers';
import { serverMetrics1h, serverMetrics1m } from '../database/schema';
import { DAY_MS, HOUR_MS } from '../time/durations';

describe('overviews', async () => {
  const platform = await startSuitePlatform({ SEED_APPS: '20' });
  const { token: staff } = await enroll(platform);
  const fill = () => simulatedServers(platform).fill();
  await fill();

  const { data: apps } = await platform.call(listTenantApps, { token: staff, query: { perPage: '100' } });
  const { data: servers } = await platform.call(listServers, { token: staff, query: { perPage: '100' } });
  const appId = servers[0]?.appId ?? '';
  const operator = await addPerson(platform, 'operator@tenant.example');
  await joinApp(platform, operator, appId, ['admin-machine', 'management']);

  const callers = [
    ['staff', staff],
    ['an operator of one app', operator.token],
  ] as const;
  const totalOf = async (
    operation: typeof listServers | typeof listAlerts,
    token: string,
    filters: object,
  ) => {
    const query = { perPage: '1', customFields: JSON.stringify(filters) };
    return (await platform.call(operation, { token, query })).total;
  };
  const load = async (token: string, of: object = {}) => {
    const query = { perPage: '100', customFields: JSON.stringify(of) };
    const { data } = await platform.call(listServers, { token, query });
    const alive = data.filter(({ state }) => state === 'healthy' || state === 'warning');
    const sum = (name: 'streams' | 'viewers' | 'inMbps' | 'outMbps') =>
      alive.reduce((total, server) => total + (server.load?.[name] ?? 0), 0);
    return {
      streams: sum('streams'),
      viewers: sum('viewers'),
      inMbps: expect.closeTo(sum('inMbps'), 1) as number,
      outMbps: expect.closeTo(sum('outMbps'), 1) as number,
    };
  };
  const countsOf = async (token: string, of: object = {}) => ({
    servers: Object.fromEntries(
      await Promise.all(
        SERVER_STATES.map(
          async (state) => [state, await totalOf(listServers, token, { ...of, state })] as const,
        ),
      ),
    ),
    openAlerts: Object.fromEntries(
      await Promise.all(
        ALERT_SEVERITIES.map(
          async (severity) =>
            [severity, await totalOf(listAlerts, token, { ...of, severity, status: 'open' })] as const,
        ),
      ),
    ),
  });

  it.each(callers)('have the figures of the lists for %s', async (_who, token) => {
    const overview = await platform.call(getOperationsOverview, { token });
    expect(overview.live).toEqual(await load(token));
    expect(overview).toMatchObject(await countsOf(token));
    for (const top of overview.topApps) {
      const { streams, viewers, outMbps } = await load(token, { appId: top.appId });
      expect(top).toMatchObject({ streams, viewers, outMbps });
    }
  });

  it('show less to an operator of one app', async () => {
    const [all, mine] = await Promise.all(
      [staff, operator.token].map((token) => platform.call(getOperationsOverview, { token })),
    );
    expect(all?.topApps).toHaveLength(6);
    expect(mine?.topApps.map((top) => top.appId)).toEqual([appId]);
    expect(mine?.live.outMbps).toBeLessThan(all?.live.outMbps ?? 0);
    const query = { appIds: apps.map((app) => app.appId).join(',') };
    for (const operation of [listAppLoads, listAppFigures] as const) {
      const { data } = await platform.call(operation, { token: operator.token, query });
      expect(data.map((one) => one.appId)).toEqual([appId]);
    }
  });

  it.each(OVERVIEW_RANGES)('of %s have series that end with the present load', async (range) => {
    const { series, previous, live } = await platform.call(getOperationsOverview, {
      token: staff,
      query: { range },
    });
    for (const one of [series, previous]) {
      expect(one.outMbps.length).toBeLessThanOrEqual(200);
      expect(one.outMbps.filter((value) => value === null).length).toBeLessThan(3);
    }
    const last = series.outMbps.findLast((value) => value !== null) ?? 0;
    expect(last / live.outMbps).toBeCloseTo(1, 0);
    const weekday = (time: string) => new Date(time).getUTCDay();
    if (range !== '24h') expect(weekday(previous.from)).toBe(weekday(series.from));
  });

  it('of apps have the figures of their lists', async () => {
    const ids = apps.map((app) => app.appId).toSorted();
    const query = { appIds: ids.join(',') };
    const { data: loads } = await platform.call(listAppLoads, { token: staff, query });
    expect(loads.map((one) => one.appId)).toEqual(ids);
    for (const one of loads.slice(0, 4)) {
      const of = { appId: one.appId };
      expect(one).toEqual({ ...of, ...(await load(staff, of)), ...(await countsOf(staff, of)) });
    }

    const { data: figures } = await platform.call(listAppFigures, { token: staff, query });
    const { data: usages } = await platform.call(listUsagesByApp, {
      token: staff,
      query: { perPage: '100' },
    });
    expect(figures.map((one) => one.appId)).toEqual(ids);
    for (const { appId: id, traffic, balance } of figures) {
      const usage = usages.find((one) => one.appId === id);
      expect(traffic).toMatchObject({
        total: usage?.total.egressBytes ?? 0,
        previous: usage?.previous.egressBytes ?? 0,
        values: usage?.values ?? Array.from({ length: 30 }, () => 0),
      });
      const { currencies } = await platform.call(getBillingSummary, { token: staff, query: { appId: id } });
      expect(currencies.filter(({ owedInvoices }) => owedInvoices > 0)).toMatchObject(balance);
    }
    expect(figures.some(({ balance }) => balance.length > 0)).toBe(true);
  });

  it('rest on metrics of every demo server', async () => {
    const [live] = servers.filter(({ state, kind }) => state === 'healthy' && kind === 'live');
    const now = platform.clock.now.getTime();
    for (const [hours, least] of [
      [1, 115],
      [24, 280],
      [7 * 24, 160],
      [30 * 24, 350],
    ] as const) {
      const { series } = await platform.call(getServerMetrics, {
        token: staff,
        params: { id: live?.id ?? '' },
        query: { from: new Date(now - hours * HOUR_MS).toISOString() },
      });
      const known = series.outMbps.filter((value) => value !== null);
      expect(known.length, `${String(hours)} h`).toBeGreaterThan(least * 0.9);
    }
  });

  it('rest on metrics that are filled in after a pause', async () => {
    const [live] = servers.filter(({ state, kind }) => state === 'healthy' && kind === 'live');
    platform.later(9 * DAY_MS);
    await fill();
    const since = (hours: number) => new Date(platform.clock.now.getTime() - hours * HOUR_MS);
    const ofServer = (table: typeof serverMetrics1m, hours: number) =>
      platform.db.$count(table, and(eq(table.serverId, live?.id ?? ''), gte(table.at, since(hours))));
    expect(await ofServer(serverMetrics1m, 24)).toBeGreaterThan(24 * 12 * 0.98);
    expect(await ofServer(serverMetrics1h, 14 * 24)).toBeGreaterThan(14 * 24 * 0.98);
  });
});
