// @see spec 3.6
import {
  acknowledgeAlert,
  ALERT_PERIODS,
  ALERT_SEVERITIES,
  ALERT_STATUSES,
  getAlert,
  listAlerts,
  unacknowledgeAlert,
  type Alert,
} from '@console/operations/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { auditEntries, servers } from '../database/schema';
import { enroll, OPERATOR, startTestPlatform } from '../../testing/test-platform';
import { HOUR_MS } from '../time/durations';

const OWN = { name: 'Own', appId: 'own-app' };

describe('alerts', async () => {
  const platform = await startTestPlatform({ SEED_APPS: '20' });
  afterAll(() => platform.stop());
  const { token } = await enroll(platform);
  await platform.call(createTenantApp, { token, body: OWN });

  const list = (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    platform.call(listAlerts, { token, query, headers });
  const filtered = async (filters: Partial<Record<string, string>>) =>
    (await list({ perPage: '100', customFields: JSON.stringify(filters) })).data;

  const all = (await list({ perPage: '100' })).data;

  it('are those of every app in the admin app, newest first', async () => {
    const page = await list();
    expect(page).toMatchObject({ page: 1, perPage: 20, total: all.length, totalAlerts: all.length });
    expect(page.data).toEqual(all.slice(0, 20));
    const times = all.map(({ raisedAt }) => raisedAt);
    expect(times).toEqual(times.toSorted().reverse());
    expect(all.every(({ server }) => server !== null)).toBe(true);
  });

  it('have one status each and are counted by status', async () => {
    const statusOf = ({ clearedAt, acknowledgement }: Alert) =>
      clearedAt !== null ? 'cleared' : acknowledgement ? 'acknowledged' : 'open';
    expect(all.map(({ status }) => status)).toEqual(all.map(statusOf));
    for (const status of ALERT_STATUSES) {
      const found = await filtered({ status });
      expect(found.length, status).toBeGreaterThan(0);
      expect(found).toEqual(all.filter((alert) => alert.status === status));
      const counted = await list({ perPage: '1', customFields: JSON.stringify({ status }) });
      expect(counted.totalAlerts).toBe(found.length);
    }
    expect(await filtered({ status: 'active' })).toEqual(all.filter(({ status }) => status !== 'cleared'));
  });

  it('contain app name, message and count', () => {
    expect(new Set(all.map(({ appName }) => appName)).size).toBeGreaterThan(1);
    expect(all.filter(({ count }) => count > 1).length).toBeGreaterThan(0);
    for (const { count, raisedAt, lastRaisedAt } of all) expect(lastRaisedAt > raisedAt).toBe(count > 1);
    const full = all.find(({ kind }) => kind === 'disk-nearly-full');
    expect(full?.message).toBe(`${full?.values['percent']} % of the disk are full.`);
  });

  it('are filtered by time', async () => {
    const { now } = platform.clock;
    const hours = { 'last-hour': 1, 'last-day': 24, 'last-7-days': 7 * 24, 'last-30-days': 30 * 24 };
    for (const raised of ALERT_PERIODS) {
      const since = new Date(now.getTime() - hours[raised] * HOUR_MS).toISOString();
      expect(await filtered({ raised })).toEqual(all.filter(({ raisedAt }) => raisedAt >= since));
    }
    expect((await filtered({ raised: 'last-30-days' })).length).toBeGreaterThan(0);
    const [from = '', to = ''] = [all[9]?.raisedAt, all[3]?.raisedAt];
    const { data } = await list({ from, to, perPage: '100' });
    expect(data).toEqual(all.filter(({ raisedAt }) => raisedAt >= from && raisedAt < to));
    expect(data.length).toBeGreaterThan(0);
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
    const worse = all.filter((alert) => alert.severity === 'critical');
    expect(await filtered({ minSeverity: 'critical' })).toEqual(worse);
    expect(worse.length).toBeLessThan(all.length);
    expect((await list({ q: server.name.toUpperCase(), perPage: '100' })).data).toContainEqual(first);
    const rename = (name: string) =>
      platform.db.update(servers).set({ name }).where(eq(servers.id, server.id));
    await rename('Máy chủ Đà Nẵng');
    for (const q of ['máy chủ đà nẵng', 'may chu da nang'])
      expect((await list({ q, perPage: '100' })).data.map(({ id }) => id)).toContain(first.id);
    await rename(server.name);
  });

  it('are sorted by severity', async () => {
    const { data } = await list({ sort: '-severity', perPage: '100' });
    const weights = data.map(({ severity }) => ALERT_SEVERITIES.findIndex((known) => known === severity));
    expect(weights).toEqual(weights.toSorted((one, other) => other - one));
    expect(new Set(weights).size).toBeGreaterThan(1);
  });

  it('are sorted by duration, up to now for active ones', async () => {
    const until = ({ clearedAt }: Alert) => Date.parse(clearedAt ?? platform.clock.now.toISOString());
    const lasting = (alert: Alert) => until(alert) - Date.parse(alert.raisedAt);
    const { data } = await list({ sort: '-duration', perPage: '100' });
    expect(data.map(lasting)).toEqual(data.map(lasting).toSorted((one, other) => other - one));
  });
  describe('actions', () => {
    const find = (id: string) => platform.call(getAlert, { token, params: { id } });
    const firstOf = (status: string) => {
      const found = all.find((alert) => alert.status === status);
      if (!found) throw new Error(`There is no demo alert that is ${status}.`);
      return found;
    };
    const entriesOf = (id: string) =>
      platform.db.select().from(auditEntries).where(eq(auditEntries.targetId, id));

    it('acknowledge once, with the first user', async () => {
      const { id } = firstOf('open');
      const acknowledge = () => platform.call(acknowledgeAlert, { token, params: { id } });
      const acknowledgement = { at: platform.clock.now.toISOString(), by: OPERATOR.email };
      const before = (await list({ customFields: '{"status":"open"}' })).totalAlerts;
      expect(await acknowledge()).toMatchObject({ id, status: 'acknowledged', acknowledgement });
      expect(await acknowledge()).toMatchObject({ acknowledgement });
      expect(await find(id)).toMatchObject({ status: 'acknowledged', acknowledgement });
      expect((await list({ customFields: '{"status":"open"}' })).totalAlerts).toBe(before - 1);
      expect(await entriesOf(id)).toMatchObject([
        { action: 'alert.acknowledge', actorEmail: OPERATOR.email },
      ]);

      expect(await platform.call(unacknowledgeAlert, { token, params: { id } })).toMatchObject({
        status: 'open',
        acknowledgement: null,
      });
      expect((await entriesOf(id)).map(({ action }) => action)).toContain('alert.unacknowledge');
      expect((await list({ customFields: '{"status":"open"}' })).totalAlerts).toBe(before);
    });

    it('reject cleared alerts', async () => {
      const { id } = firstOf('cleared');
      for (const operation of [acknowledgeAlert, unacknowledgeAlert]) {
        const rejected = await platform.rejection(operation, { token, params: { id } });
        expect(rejected.statusCode).toBe(409);
      }
      expect(await find(id)).toEqual(firstOf('cleared'));
      const rejection = { result: 'refused', status: 409 };
      expect(await entriesOf(id)).toMatchObject([rejection, rejection]);
    });
  });
});
