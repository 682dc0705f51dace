import { ADMIN_APP_ID } from '@console/http/contract';
import { createAlertChannel, listAlertDeliveries, sendTestAlert } from '@console/operations/contract';
import { expect, it, onTestFinished } from 'vitest';
import { enroll, startTestPlatform } from '../../testing/test-platform';
import { startWebhookReceiver } from '../../testing/webhook-receiver';
import { newId } from '../database/ids';
import { alertDeliveries } from '../database/schema';
import { MINUTE_MS } from '../time/durations';

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
