import { ADMIN_APP_ID } from '@console/http/contract';
import { createAlertChannel, listAlertDeliveries, sendTestAlert } from '@console/operations/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { addPerson, joinApp } from '../../testing/test-people';
import { enroll, startTestPlatform } from '../../testing/test-platform';
import { startWebhookReceiver } from '../../testing/webhook-receiver';
import { newId } from '../database/ids';
import { alertDeliveries, alerts, outbox } from '../database/schema';
import { HOUR_MS, MINUTE_MS } from '../time/durations';
import { queueDeliveries } from './queue-deliveries';

async function start() {
  const platform = await startTestPlatform({ ALLOWED_NETWORKS: '127.0.0.1' });
  onTestFinished(() => platform.stop());
  const receiver = await startWebhookReceiver();
  onTestFinished(receiver.stop);
  const { token } = await enroll(platform);
  const create = (name: string) => {
    const body = { appId: ADMIN_APP_ID, kind: 'webhook', name, target: receiver.url };
    return platform.call(createAlertChannel, { token, body });
  };
  return { platform, receiver, token, create };
}

it('leaves a host alone for a while after several failures', async () => {
  const { platform, receiver, token, create } = await start();
  const params = { id: (await create('Failing')).id };
  receiver.answer.status = 503;
  for (let message = 0; message < 6; message += 1) {
    await platform.call(sendTestAlert, { token, params });
    await platform.deliverAlerts();
  }
  const { data } = await platform.call(listAlertDeliveries, { token, params });
  expect(data.filter(({ error }) => error?.includes('pause after several failures'))).toHaveLength(1);
  expect(receiver.received).toHaveLength(5);
  receiver.answer.status = 204;
  platform.later(MINUTE_MS);
  await platform.deliverAlerts();
  expect(receiver.received.length).toBeGreaterThan(5);
});

it('sends new messages before those that failed', async () => {
  const { platform, receiver, token, create } = await start();
  const failing = await create('Failing');
  const params = { id: (await create('Reliable')).id };
  const before = new Date(platform.clock.now.getTime() - 1);
  const failed = () => ({
    id: newId(before),
    channelId: failing.id,
    event: 'test' as const,
    attempts: 1,
    createdAt: before,
    nextAttemptAt: before,
  });
  await platform.db.insert(alertDeliveries).values(Array.from({ length: 21 }, failed));
  await platform.call(sendTestAlert, { token, params });
  await platform.watchAlerts();
  const sent = receiver.received.map(({ headers }) => headers['signalbox-delivery']);
  const { data } = await platform.call(listAlertDeliveries, { token, params });
  expect(sent).toHaveLength(22);
  expect(sent.slice(0, 20)).toContain(data[0]?.id);
});

it('sends few emails about alerts to a stranger, and counts those to members by app', async () => {
  const platform = await startTestPlatform({ RATE_LIMIT_ALERT_MAILS_PER_RECIPIENT: '3' });
  onTestFinished(() => platform.stop());
  const { token } = await enroll(platform);
  const { now } = platform.clock;
  const appIds = ['first-app', 'second-app'];
  const channels = new Map<string, string>();
  for (const appId of appIds) {
    await platform.call(createTenantApp, { token, body: { name: appId, appId } });
    const channel = { appId, kind: 'email', minSeverity: 'info' };
    for (const target of ['stranger@elsewhere.example', 'Member@people.example']) {
      const body = { ...channel, name: target, target };
      const { id } = await platform.call(createAlertChannel, { token, body, headers: { 'X-App-Id': appId } });
      channels.set(`${appId} ${target}`, id);
    }
  }
  const member = await addPerson(platform, 'member@people.example');
  await joinApp(platform, member, 'second-app', []);
  const raise = async (appId: string) => {
    const alert = {
      id: newId(now),
      appId,
      severity: 'critical',
      kind: 'high-cpu',
      mutedUntil: null,
    } as const;
    await platform.db.insert(alerts).values({ ...alert, raisedAt: now });
    await queueDeliveries(platform.db, alert, 'raised', now);
    await platform.deliverAlerts();
  };
  const results = async (appId: string, target: string) => {
    const params = { id: channels.get(`${appId} ${target}`) ?? '' };
    const headers = { 'X-App-Id': appId };
    const { data } = await platform.call(listAlertDeliveries, { token, params, headers });
    return data.map(({ result, error }) => error ?? result).toSorted();
  };
  for (const appId of ['first-app', 'first-app', 'first-app', 'first-app', 'second-app']) await raise(appId);

  const waiting = ['waiting', 'waiting', 'waiting'];
  const failed = 'This address has received 3 emails about alerts within an hour, the limit.';
  expect(await results('first-app', 'stranger@elsewhere.example')).toEqual([failed, ...waiting]);
  expect(await results('second-app', 'stranger@elsewhere.example')).toEqual([failed]);
  expect(await results('first-app', 'Member@people.example')).toEqual([failed, ...waiting]);
  expect(await results('second-app', 'Member@people.example')).toEqual(['waiting']);
  expect(await platform.db.$count(outbox, eq(outbox.kind, 'alert-raised'))).toBe(7);

  platform.later(HOUR_MS);
  await raise('second-app');
  expect(await results('second-app', 'stranger@elsewhere.example')).toEqual([failed, 'waiting']);
});
