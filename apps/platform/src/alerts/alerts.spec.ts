import { ALERT_SEVERITIES, listAlerts } from '@console/products/contract';
import type { Alert } from '@console/products/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../database/ids';
import { alerts, groupPermissions, groups } from '../database/schema';
import { enrol, startTestPlatform } from '../testing/test-platform';
import type { TestPlatform } from '../testing/test-platform';

const OWN = { name: 'Own', appId: 'own-app' };

describe('alerts', () => {
  let platform: TestPlatform;
  let token: string;
  let all: Alert[];
  beforeAll(async () => {
    platform = await startTestPlatform({ SEED_APPS: '20' });
    ({ token } = await enrol(platform));
    await platform.call(createTenantApp, { token, body: OWN });
    all = (await list({ perPage: '100' })).data;
  });
  afterAll(() => platform.stop());

  const list = (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    platform.call(listAlerts, { token, query, headers });
  const filtered = async (filters: Partial<Record<string, string>>) =>
    (await list({ perPage: '100', customFields: JSON.stringify(filters) })).data;

  it('are those of every app in the admin app, newest first, counted twice over', async () => {
    const page = await list();
    expect(page).toMatchObject({ page: 1, perPage: 20, total: all.length, totalAlerts: all.length });
    expect(page.data).toEqual(all.slice(0, 20));
    const times = all.map(({ raisedAt }) => raisedAt);
    expect(times).toEqual(times.toSorted().reverse());
    expect(all.every(({ server }) => server !== null)).toBe(true);
  });

  it('are counted for a badge by those that are open', async () => {
    const open = all.filter(({ resolvedAt }) => resolvedAt === null);
    const counted = await list({ perPage: '1', customFields: '{"status":"open"}' });
    expect(counted.totalAlerts).toBe(open.length);
    expect(await filtered({ status: 'open' })).toEqual(open);
    expect(await filtered({ status: 'resolved' })).toEqual(
      all.filter(({ resolvedAt }) => resolvedAt !== null),
    );
  });

  it('are filtered by app, server, severity and kind, and searched', async () => {
    const [first] = all;
    if (!first?.server) throw new Error('There is no demo alert.');
    const { appId, server, severity, kind } = first;
    expect(await filtered({ appId })).toEqual(all.filter((alert) => alert.appId === appId));
    expect(await filtered({ serverId: server.id })).toEqual(
      all.filter((alert) => alert.server?.id === server.id),
    );
    expect(await filtered({ severity, kind })).toEqual(
      all.filter((alert) => alert.severity === severity && alert.kind === kind),
    );
    expect((await list({ q: server.name.toUpperCase(), perPage: '100' })).data).toContainEqual(first);
  });

  it('are sorted by the weight of their severity', async () => {
    const { data } = await list({ sort: '-severity', perPage: '100' });
    const weights = data.map(({ severity }) => ALERT_SEVERITIES.findIndex((known) => known === severity));
    expect(weights).toEqual(weights.toSorted((one, other) => other - one));
    expect(new Set(weights).size).toBe(ALERT_SEVERITIES.length);
  });

  it('are an app’s own in any other app, with or without a server', async () => {
    const { now } = platform.clock;
    const own = { appId: OWN.appId, severity: 'critical', kind: 'quota-exceeded' } as const;
    await platform.db.insert(alerts).values({ id: newId(now), raisedAt: now, ...own });
    const [group] = await platform.db.select().from(groups).where(eq(groups.appId, OWN.appId));
    const inOwnApp = { 'X-App-Id': OWN.appId };
    expect((await platform.send(listAlerts, { token, headers: inOwnApp })).status).toBe(403);
    await platform.db
      .insert(groupPermissions)
      .values({ groupId: group?.id ?? '', apiGroupId: 'admin-machine' });
    expect(await list({}, inOwnApp)).toMatchObject({
      data: [{ ...own, server: null, resolvedAt: null }],
      total: 1,
      totalAlerts: 1,
    });
  });
});
