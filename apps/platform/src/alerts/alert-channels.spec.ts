import { ADMIN_APP_ID } from '@console/http/contract';
import {
  createAlertChannel,
  deleteAlertChannel,
  listAlertChannels,
  listAlertDeliveries,
  renewAlertChannelSecret,
  sendTestAlert,
  updateAlertChannel,
} from '@console/operations/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enroll, startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { alertChannels, alertDeliveries, auditEntries, outbox } from '../database/schema';

describe('alert channels', () => {
  let platform: TestPlatform;
  let token: string;
  beforeAll(async () => {
    platform = await startTestPlatform({ RATE_LIMIT_MAILS_PER_RECIPIENT: '5' });
    ({ token } = await enroll(platform));
  });
  afterAll(() => platform.stop());

  const create = (body: object) =>
    platform.call(createAlertChannel, { token, body: { appId: ADMIN_APP_ID, ...body } });

  it('send e-mail, and show what became of it', async () => {
    const target = 'night@signalbox.example';
    const { id } = await create({ kind: 'email', name: 'Night shift', target });
    const params = { id };
    await platform.call(sendTestAlert, { token, params });
    await platform.watchAlerts();
    const mails = await platform.db.select().from(outbox).where(eq(outbox.recipient, target));
    expect(mails.map(({ kind }) => kind)).toEqual(['alert-test']);
    expect(await platform.status(renewAlertChannelSecret, { token, params })).toBe(409);

    const shown = async () => {
      const [delivery] = (await platform.call(listAlertDeliveries, { token, params })).data;
      const channels = await platform.call(listAlertChannels, { token });
      const last = channels.data.find((channel) => channel.id === id)?.lastDelivery;
      return [delivery?.result, delivery?.error, last?.result];
    };
    const ended = async (change: Partial<typeof outbox.$inferInsert>) => {
      await platform.db.update(outbox).set(change).where(eq(outbox.recipient, target));
      return shown();
    };
    const at = platform.clock.now;
    expect(await shown()).toEqual(['waiting', null, 'waiting']);
    expect(await ended({ failedAt: at, lastError: 'No such mailbox.' })).toEqual([
      'failed',
      'No such mailbox.',
      'failed',
    ]);
    expect(await ended({ failedAt: null, lastError: null, sentAt: at })).toEqual(['sent', null, 'sent']);
  });

  it('end a delivery whose message cannot be written', async () => {
    const { id } = await create({ kind: 'email', name: 'Broken', target: 'broken@signalbox.example' });
    await platform.db
      .update(alertChannels)
      .set({ language: sql`'xx'` })
      .where(eq(alertChannels.id, id));
    await platform.call(sendTestAlert, { token, params: { id } });
    await platform.db.update(alertDeliveries).set({ attempts: 7 }).where(eq(alertDeliveries.channelId, id));
    await platform.watchAlerts();
    const { data } = await platform.call(listAlertDeliveries, { token, params: { id } });
    expect(data).toMatchObject([{ result: 'failed', attempts: 8 }]);
    await platform.db.delete(alertChannels).where(eq(alertChannels.id, id));
  });

  it('do not reach private addresses', async () => {
    for (const target of [
      'http://169.254.169.254/latest',
      'http://[::1]:80/',
      'http://localhost.localdomain:1/',
    ]) {
      const { id } = await create({ kind: 'webhook', name: target, target });
      await platform.call(sendTestAlert, { token, params: { id } });
      await platform.watchAlerts();
      const { data } = await platform.call(listAlertDeliveries, { token, params: { id } });
      expect(data).toMatchObject([{ result: 'waiting', statusCode: null }]);
      expect(data[0]?.error).toBeTruthy();
    }
  });

  it('send few test emails to one address', async () => {
    const { id } = await create({ kind: 'email', name: 'Stranger', target: 'stranger@elsewhere.example' });
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1)
      statuses.push(await platform.status(sendTestAlert, { token, params: { id } }));
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('are audited without the secrets of their address, and only if they change', async () => {
    const target = 'https://hooks.example/T0/secret?key=secret';
    const { id, etag } = await create({ kind: 'webhook', name: 'Hook', target });
    const same = { token, params: { id }, body: { name: 'Hook' } };
    expect(await platform.call(updateAlertChannel, same)).toMatchObject({ etag });
    await platform.call(deleteAlertChannel, { token, params: { id } });
    const entries = await platform.db.select().from(auditEntries).where(eq(auditEntries.targetId, id));
    expect(entries).toMatchObject([{ action: 'alert-channel.create' }, { action: 'alert-channel.delete' }]);
    for (const { detail } of entries)
      expect(detail?.['target']).toMatch(/^https:\/\/hooks\.example \([\w-]{8}\)$/);
  });
});
