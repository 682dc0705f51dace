import { acceptInvitation } from '@console/auth/contract';
import { listNotifications, markNotificationsRead, NOTIFICATION_DAYS } from '@console/workspace/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../database/ids';
import { alerts, invoices, members, servers } from '../database/schema';
import { issueLink } from '../mail/links';
import { addPerson, joinApp } from '../../testing/test-people';
import { enroll, startSuitePlatform } from '../../testing/test-platform';
import { DAY_MS, HOUR_MS } from '../time/durations';

describe('notifications', async () => {
  const platform = await startSuitePlatform();
  const { db, clock } = platform;
  const { token: staff } = await enroll(platform);
  for (const appId of ['alpha', 'bravo']) {
    await platform.call(createTenantApp, { token: staff, body: { appId, name: `Name of ${appId}` } });
  }
  const ago = (milliseconds: number) => new Date(clock.now.getTime() - milliseconds);
  const serverId = newId(clock.now);
  const raise = (appId: string, severity: 'info' | 'warning' | 'critical', raisedAt: Date) =>
    db.insert(alerts).values({
      id: newId(raisedAt),
      appId,
      serverId: appId === 'bravo' ? serverId : null,
      severity,
      kind: 'high-cpu',
      values: { percent: 91 },
      message: 'CPU load is 91 %.',
      raisedAt,
    });
  const bill = (appId: string, dueDate: string) =>
    db.insert(invoices).values({
      id: newId(clock.now),
      number: `INV-${appId}-${dueDate}`,
      appId,
      status: 'unpaid',
      currency: 'USD',
      ...{ subtotal: 1_000, tax: 200, total: 1_200 },
      ...{ periodStart: dueDate, periodEnd: dueDate, issuingDate: dueDate, dueDate },
    });
  await db.insert(servers).values({
    id: serverId,
    appId: 'bravo',
    name: 'live-1',
    kind: 'live',
    address: '198.18.0.1',
    region: 'han-1',
    createdAt: clock.now,
  });
  await raise('alpha', 'warning', ago(3 * HOUR_MS));
  await raise('alpha', 'info', ago(HOUR_MS));
  await raise('bravo', 'critical', ago(HOUR_MS));
  await raise('alpha', 'critical', ago(NOTIFICATION_DAYS * DAY_MS + HOUR_MS));
  await bill('alpha', '2026-05-11');
  await bill('alpha', '2026-05-12');
  await bill('alpha', '2026-04-20');

  const manager = await addPerson(platform, 'manager@people.example');
  await joinApp(platform, manager, 'alpha', ['management', 'admin-machine']);
  const invited = await addPerson(platform, 'invited@people.example');
  const { memberId } = await joinApp(platform, invited, 'alpha', []);
  await db.update(members).set({ status: 'invited' }).where(eq(members.id, memberId));
  const sender = { rateLimits: platform.rateLimits, now: clock.now };
  const link = await issueLink(db, sender, {
    kind: 'member',
    email: invited.email,
    userId: invited.userId,
    appId: 'alpha',
  });
  await platform.call(acceptInvitation, { token: invited.token, body: { token: link?.token ?? '' } });

  const list = (token: string, query: Record<string, string> = {}) =>
    platform.call(listNotifications, { token, query });
  const kinds = async (token: string, query?: Record<string, string>) =>
    (await list(token, query)).data.map(({ kind, app }) => `${kind} ${app.id}`);

  it('are what happened in the caller’s apps within two weeks, newest first', async () => {
    expect(await kinds(staff)).toEqual([
      'invitation-accepted alpha',
      'alert bravo',
      'alert alpha',
      'invoice-overdue alpha',
    ]);
    expect(await kinds(manager.token)).toEqual([
      'invitation-accepted alpha',
      'alert alpha',
      'invoice-overdue alpha',
    ]);
    expect(await kinds(invited.token)).toEqual([]);
    const { data } = await list(manager.token);
    expect(data).toMatchObject([
      { object: { id: memberId, name: invited.email } },
      { object: { name: 'high-cpu' }, severity: 'warning', values: { percent: 91 } },
      {
        object: { name: 'INV-alpha-2026-05-11' },
        at: '2026-05-12T00:00:00.000Z',
        amount: { currency: 'USD', total: 1_200 },
      },
    ]);
    expect(await kinds(staff, { since: ago(2 * HOUR_MS).toISOString() })).toHaveLength(2);
    expect(await list(staff, { limit: '1' })).toMatchObject({ data: [{}], unread: 4, readUntil: null });
    const alert = (await list(staff)).data.find(({ app }) => app.id === 'bravo');
    expect(alert).toMatchObject({ kind: 'alert', server: 'live-1' });
  });

  it('are unread until they are marked, for each user', async () => {
    const read = (until: Date) =>
      platform.call(markNotificationsRead, { token: staff, body: { until: until.toISOString() } });
    const until = ago(2 * HOUR_MS).toISOString();
    expect(await read(ago(2 * HOUR_MS))).toEqual({ readUntil: until });
    const { data, unread, readUntil } = await list(staff);
    expect([unread, readUntil]).toEqual([2, until]);
    expect(data.map(({ isRead }) => isRead)).toEqual([false, false, true, true]);
    expect(await read(ago(5 * HOUR_MS))).toEqual({ readUntil: until });
    expect(await read(new Date(clock.now.getTime() + DAY_MS))).toEqual({
      readUntil: clock.now.toISOString(),
    });
    expect((await list(staff)).unread).toBe(0);
    expect((await list(manager.token)).unread).toBe(3);
  });
});
