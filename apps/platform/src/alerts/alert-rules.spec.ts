import { ADMIN_APP_ID } from '@console/http/contract';
import {
  commentOnAlert,
  createAlertChannel,
  createAlertRule,
  createServer,
  deleteAlertRule,
  listAlertChannels,
  listAlertAssignees,
  listAlertComments,
  listAlertDeliveries,
  listAlertRules,
  listAlerts,
  resolveAlert,
  renewAlertChannelSecret,
  sendTestAlert,
  updateAlert,
  updateAlertChannel,
  updateAlertRule,
  updateServerLicense,
} from '@console/operations/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  eventsOf,
  isSigned,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../testing/webhook-receiver';
import { addPerson, joinApp } from '../../testing/test-people';
import { enroll, OPERATOR, startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { alertRules, apps, auditEntries } from '../database/schema';
import { recordMetrics } from '../metrics/record-metrics';
import { recordHeartbeats } from '../servers/record-heartbeats';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations';

const LOAD = {
  version: '4.8.2',
  cpu: 20,
  memory: 30,
  disk: 40,
  inMbps: 10,
  outMbps: 100,
  streams: 2,
  viewers: 50,
};

describe('alert rules', () => {
  let platform: TestPlatform;
  let token: string;
  let serverId: string;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    platform = await startTestPlatform({ ALLOWED_NETWORKS: '127.0.0.1' });
    receiver = await startWebhookReceiver();
    ({ token } = await enroll(platform));
    await platform.call(createTenantApp, { token, body: { appId: 'river', name: 'River' } });
    const body = { appId: 'river', name: 'live-1', kind: 'live', address: '198.51.100.7', region: 'hcm-1' };
    ({ id: serverId } = await platform.call(createServer, { token, body }));
    const expiresAt = new Date(platform.clock.now.getTime() + 365 * DAY_MS).toISOString();
    await platform.call(updateServerLicense, { token, params: { id: serverId }, body: { expiresAt } });
  });
  afterAll(async () => {
    receiver.stop();
    await platform.stop();
  });

  /** Reports every 30 s, with the rules evaluated after each. */
  const report = async (minutes: number, load: Partial<typeof LOAD> = {}) => {
    for (let step = 0; step < minutes * 2; step += 1) {
      platform.later(MINUTE_MS / 2);
      const reports = [{ serverId, ...LOAD, ...load }];
      await recordHeartbeats(platform.db, reports, platform.clock.now);
      await recordMetrics(platform.db, reports, platform.clock.now);
      await platform.watchAlerts();
    }
  };
  const alertsOf = async (status: string) =>
    (await platform.call(listAlerts, { token, query: { customFields: JSON.stringify({ status }) } })).data;

  it('exist from the start', async () => {
    const { data } = await platform.call(listAlertRules, { token });
    expect(data.map(({ metric }) => metric).toSorted()).toEqual([
      'cpu',
      'disk',
      'encoderSpeed',
      'inputLost',
      'memory',
      'silence',
    ]);
    expect(data.every(({ appId }) => appId === ADMIN_APP_ID)).toBe(true);
  });

  it('raise one alert when a condition holds long enough, and clear it when it is over', async () => {
    await report(6, { cpu: 92 });
    const [alert, ...others] = await alertsOf('open');
    expect(others).toEqual([]);
    expect(alert).toMatchObject({
      kind: 'high-cpu',
      values: { percent: 92 },
      server: { id: serverId },
      rule: { name: 'High CPU load' },
    });
    await report(1, { cpu: 20 });
    expect(await alertsOf('open')).toHaveLength(1);
    await report(3, { cpu: 20 });
    expect(await alertsOf('active')).toEqual([]);
    await report(4, { cpu: 92 });
    expect(await alertsOf('active')).toEqual([]);
    await report(4, { cpu: 20 });
  });

  it('of one minute are not met by its first seconds', async () => {
    const condition = { metric: 'streams', comparison: 'above', threshold: 10, minutes: 1 };
    const body = { appId: ADMIN_APP_ID, name: 'Streams', ...condition, severity: 'info' };
    const { id } = await platform.call(createAlertRule, { token, body });
    platform.later(MINUTE_MS - (platform.clock.now.getTime() % MINUTE_MS) + 10_000);
    await report(0.5);
    await report(0.5, { streams: 20 });
    expect(await alertsOf('active')).toEqual([]);
    await report(1, { streams: 20 });
    expect(await alertsOf('active')).toMatchObject([{ values: { rule: 'Streams', value: 20 } }]);
    await platform.call(deleteAlertRule, { token, params: { id } });
    platform.later(MINUTE_MS - (platform.clock.now.getTime() % MINUTE_MS));
  });

  it('notice a server that stops reporting', async () => {
    platform.later(3 * MINUTE_MS);
    await platform.watchAlerts();
    expect(await alertsOf('active')).toMatchObject([{ kind: 'server-unreachable', severity: 'critical' }]);
    const setStatus = (status: 'archived' | 'normal') =>
      platform.db.update(apps).set({ status }).where(eq(apps.appId, 'river'));
    await setStatus('archived');
    platform.later(MINUTE_MS);
    await platform.watchAlerts();
    expect(await alertsOf('active')).toEqual([]);
    await setStatus('normal');
    await report(1);
    expect(await alertsOf('active')).toEqual([]);
  });

  it('of an app apply to its servers, and end with their alerts', async () => {
    const headers = { 'X-App-Id': 'river' };
    const body = {
      appId: 'river',
      name: 'Nobody watches',
      metric: 'viewers',
      comparison: 'below',
      threshold: 5,
      minutes: 2,
    };
    const rule = await platform.call(createAlertRule, {
      token,
      headers,
      body: { ...body, severity: 'warning' },
    });
    const taken = await platform.rejection(createAlertRule, {
      token,
      headers,
      body: { ...body, name: 'NOBODY watches', severity: 'info' },
    });
    expect(taken.statusCode).toBe(409);
    const unreachable = { ...body, name: 'CPU', metric: 'cpu', threshold: 101, severity: 'info' };
    expect(await platform.status(createAlertRule, { token, headers, body: unreachable })).toBe(400);
    await report(3, { viewers: 1 });
    expect(await alertsOf('active')).toMatchObject([
      { kind: 'rule-met', values: { rule: 'Nobody watches', value: 1, threshold: 5 } },
    ]);
    const { data } = await platform.call(listAlertRules, { token, headers });
    expect(data).toMatchObject([{ name: 'Nobody watches', activeAlerts: 1 }]);

    const params = { id: rule.id };
    const change = (threshold: number) =>
      platform.status(updateAlertRule, {
        token,
        params,
        headers: { ...headers, 'If-Match': rule.etag },
        body: { threshold },
      });
    expect((await Promise.all([change(1), change(2)])).toSorted()).toEqual([200, 412]);
    const [changed] = (await platform.call(listAlertRules, { token, headers })).data;
    const same = { threshold: changed?.threshold };
    expect(await platform.call(updateAlertRule, { token, headers, params, body: same })).toEqual(changed);

    const stranger = await addPerson(platform, 'stranger@river.example');
    await joinApp(platform, stranger, 'river', ['management']);
    expect(await platform.status(listAlertRules, { token: stranger.token, headers })).toBe(403);
    expect(await platform.status(deleteAlertRule, { token, params })).toBe(404);

    await platform.call(deleteAlertRule, { token, headers, params });
    expect(await alertsOf('active')).toEqual([]);
    await report(3);
  });

  it('above 100 percent, from an earlier version, can be turned off', async () => {
    const body = {
      appId: ADMIN_APP_ID,
      name: 'Old',
      metric: 'cpu',
      threshold: 90,
      minutes: 5,
      severity: 'info',
    };
    const { id } = await platform.call(createAlertRule, { token, body });
    await platform.db.update(alertRules).set({ threshold: 101 }).where(eq(alertRules.id, id));
    const change = (to: object) => platform.status(updateAlertRule, { token, params: { id }, body: to });
    expect(await change({ threshold: 102 })).toBe(400);
    expect(await change({ enabled: false, threshold: 101 })).toBe(200);
    await platform.call(deleteAlertRule, { token, params: { id } });
  });

  describe('channels', () => {
    it('receive signed messages, and a failed one again', async () => {
      const body = {
        appId: ADMIN_APP_ID,
        kind: 'webhook',
        name: 'On call',
        target: receiver.url,
        minSeverity: 'warning',
      };
      const { id, secret: first } = await platform.call(createAlertChannel, { token, body });
      const params = { id };
      const { secret } = await platform.call(renewAlertChannelSecret, { token, params });
      expect(secret).not.toBe(first);
      receiver.answer.status = 500;
      await platform.call(sendTestAlert, { token, params });
      await platform.watchAlerts();
      const log = () => platform.call(listAlertDeliveries, { token, params });
      expect((await log()).data).toMatchObject([
        { event: 'test', result: 'waiting', attempts: 1, statusCode: 500 },
      ]);
      receiver.answer.status = 204;
      platform.later(MINUTE_MS);
      await platform.watchAlerts();
      expect((await log()).data).toMatchObject([
        { result: 'sent', attempts: 2, statusCode: 204, error: null },
      ]);

      receiver.received.length = 0;
      await report(6, { cpu: 92 });
      await report(4);
      expect(eventsOf(receiver.received)).toEqual(['alert.raised', 'alert.cleared']);
      expect(receiver.received.every((message) => isSigned(message, secret))).toBe(true);
      expect((await platform.call(listAlertChannels, { token })).data).toMatchObject([
        { lastDelivery: { result: 'sent' } },
      ]);

      const cpuRule = (await platform.call(listAlertRules, { token })).data.find(
        ({ metric }) => metric === 'cpu',
      );
      const turn = (enabled: boolean) =>
        platform.call(updateAlertRule, { token, params: { id: cpuRule?.id ?? '' }, body: { enabled } });
      receiver.received.length = 0;
      await report(6, { cpu: 92 });
      await turn(false);
      await platform.watchAlerts();
      expect(receiver.received).toHaveLength(2);
      expect(await alertsOf('active')).toEqual([]);
      await turn(true);
      await report(4);

      await platform.call(updateAlertChannel, { token, params, body: { enabled: false } });
      receiver.received.length = 0;
      await report(6, { cpu: 92 });
      await report(4);
      expect(receiver.received).toEqual([]);
    });
  });

  it('let people assign, mute, discuss and resolve an alert', async () => {
    await report(6, { cpu: 92 });
    const [alert] = await alertsOf('open');
    const params = { id: alert?.id ?? '' };
    const change = (body: object) => platform.call(updateAlert, { token, params, body });
    expect(await change({ assignee: OPERATOR.email.toUpperCase() })).toMatchObject({
      assignee: OPERATOR.email,
    });
    const listed = await platform.call(listAlertAssignees, { token, params, query: { q: OPERATOR.email } });
    expect(listed.data).toMatchObject([{ email: OPERATOR.email }]);
    const customer = await addPerson(platform, 'customer@river.example');
    await joinApp(platform, customer, 'river', ['admin-machine']);
    const headers = { 'X-App-Id': 'river' };
    const emailsFor = async (who: string) => {
      const { data } = await platform.call(listAlertAssignees, { token: who, params, headers });
      return data.map(({ email }) => email);
    };
    expect(await emailsFor(token)).toEqual(expect.arrayContaining([customer.email, OPERATOR.email]));
    expect(await emailsFor(customer.token)).toEqual([customer.email]);
    for (const [who, assignee] of [
      [token, 'x@y.example'],
      [customer.token, OPERATOR.email],
    ])
      expect(await platform.status(updateAlert, { token: who, params, headers, body: { assignee } })).toBe(
        400,
      );
    const mutedUntil = new Date(platform.clock.now.getTime() + HOUR_MS).toISOString();
    expect(await change({ mutedUntil })).toMatchObject({ mutedUntil, assignee: OPERATOR.email });

    await platform.call(commentOnAlert, { token, params, body: { text: 'A re-encode is running.' } });
    expect((await platform.call(listAlertComments, { token, params })).data).toMatchObject([
      { by: OPERATOR.email, text: 'A re-encode is running.' },
    ]);
    expect(await platform.call(resolveAlert, { token, params })).toMatchObject({
      status: 'cleared',
      resolvedBy: OPERATOR.email,
      comments: 1,
    });
    expect(await platform.status(resolveAlert, { token, params })).toBe(409);
    const entries = await platform.db.select().from(auditEntries).where(eq(auditEntries.targetId, params.id));
    expect(entries.filter(({ result }) => result === 'done').map(({ action }) => action)).toEqual([
      'alert.update',
      'alert.update',
      'alert.comment',
      'alert.resolve',
    ]);
  });
});
