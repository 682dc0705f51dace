// @see spec 2.3, 6
// @see ASVS 4.1.3, 15.3.4, 16.2.1, 16.3.1, 16.3.2, 16.3.3
import { changePassword, updateProfile } from '@console/auth/contract';
import { createAlertRule } from '@console/operations/contract';
import {
  createTenantApp,
  deleteTenantApp,
  updateGroup,
  updateTenantApp,
} from '@console/tenant-apps/contract';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ADMIN_APP_ID } from '@console/http/contract';
import { auditEntries } from '../database/schema';
import { addPerson, joinApp } from '../../testing/test-people';
import { enroll, startSuitePlatform } from '../../testing/test-platform';

const APP = { appId: 'river', name: 'River' };

describe('rejected attempts', async () => {
  const platform = await startSuitePlatform({ TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8' });
  const { token: staff } = await enroll(platform);
  await platform.call(createTenantApp, { token: staff, body: APP });
  const outsider = await addPerson(platform, 'outsider@people.example');

  const rejectedEntries = () =>
    platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.result, 'refused'))
      .orderBy(desc(auditEntries.id));
  const leaves = async (call: () => Promise<unknown>) => {
    const before = await rejectedEntries();
    await call();
    return (await rejectedEntries()).filter(({ id }) => !before.some((entry) => entry.id === id));
  };
  const later = () => platform.later(61_000);

  it('are recorded with actor, action, target and status', async () => {
    const call = { token: outsider.token, params: { id: APP.appId } };
    const [entry, ...others] = await leaves(() => platform.rejection(deleteTenantApp, call));
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      actorEmail: outsider.email,
      action: 'tenant-app.delete',
      targetType: 'tenant-app',
      targetId: APP.appId,
      targetName: APP.name,
      status: 403,
      detail: null,
    });
  });

  it.each([
    [404, () => ({ params: { id: 'no-such-app' }, body: { name: 'Another' } })],
    [412, () => ({ params: { id: APP.appId }, body: { name: 'Another' }, headers: { 'If-Match': '"9"' } })],
  ])('are recorded with status %i', async (status, sending) => {
    const made = await leaves(() => platform.rejection(updateTenantApp, { token: staff, ...sending() }));
    expect(made).toMatchObject([{ action: 'tenant-app.update', status }]);
  });

  it('are recorded in the app that they name', async () => {
    const rule = { appId: APP.appId, name: 'CPU', metric: 'cpu', minutes: 5, severity: 'warning' } as const;
    await platform.call(createAlertRule, { token: staff, body: rule });
    const made = await leaves(async () => {
      const outdated = { params: { id: APP.appId }, body: { name: 'B' }, headers: { 'If-Match': '"9"' } };
      await platform.rejection(updateTenantApp, { token: staff, ...outdated });
      await platform.rejection(createAlertRule, { token: staff, body: rule });
      await platform.rejection(deleteTenantApp, { token: staff, params: { id: 'no-such-app' } });
    });
    expect(made.map(({ action, appId }) => [action, appId]).toSorted()).toEqual([
      ['alert-rule.create', APP.appId],
      ['tenant-app.delete', ADMIN_APP_ID],
      ['tenant-app.update', APP.appId],
    ]);
  });

  it('are recorded for a wrong password, without it', async () => {
    const body = { currentPassword: 'a wrong guess of it', newPassword: 'another long password' };
    const made = await leaves(() => platform.rejection(changePassword, { token: staff, body }));
    expect(made).toMatchObject([{ action: 'user.change-password', status: 400 }]);
    expect(JSON.stringify(made)).not.toMatch(/a wrong guess|another long/);
  });

  it('are not recorded without a session, for reads and for validation errors', async () => {
    const made = await leaves(async () => {
      await platform.rejection(deleteTenantApp, { params: { id: APP.appId } });
      await platform.rejection(updateProfile, { token: staff, body: { name: '' } });
      await platform.rejection(updateGroup, { token: staff, params: { id: '7' }, body: 'null' });
    });
    expect(made).toEqual([]);
  });

  it('are recorded in the app for its members, otherwise in the admin app', async () => {
    const manager = await addPerson(platform, 'member@people.example');
    await joinApp(platform, manager, APP.appId, []);
    const inApp = { params: { id: APP.appId }, headers: { 'X-App-Id': APP.appId } };
    const made = await leaves(async () => {
      await platform.rejection(deleteTenantApp, { token: manager.token, ...inApp });
      await platform.rejection(deleteTenantApp, { token: outsider.token, ...inApp });
    });
    expect(made.map(({ actorEmail, appId }) => [actorEmail, appId]).toSorted()).toEqual([
      [manager.email, APP.appId],
      [outsider.email, ADMIN_APP_ID],
    ]);
  });

  it('name the target only as far as readers of the app may see it', async () => {
    const other = { appId: 'mountain', name: 'Mountain' };
    await platform.call(createTenantApp, { token: staff, body: other });
    const manager = await addPerson(platform, 'curious@people.example');
    await joinApp(platform, manager, APP.appId, []);
    const namesOf = async (appId: string, sent: object) =>
      (await leaves(() => platform.rejection(deleteTenantApp, { ...sent, params: { id: appId } }))).map(
        ({ targetName }) => targetName,
      );
    const inApp = { token: manager.token, headers: { 'X-App-Id': APP.appId } };
    expect(await namesOf(APP.appId, inApp)).toEqual([APP.name]);
    expect(await namesOf(other.appId, inApp)).toEqual([null]);
    expect(await namesOf(other.appId, { token: manager.token })).toEqual([other.name]);
  });

  it('are recorded up to thirty times per user and minute', async () => {
    later();
    const flood = await addPerson(platform, 'flood@people.example');
    const tries = (times: number) => async () => {
      for (let time = 0; time < times; time += 1) {
        await platform.rejection(deleteTenantApp, { token: flood.token, params: { id: `${time}` } });
      }
    };
    expect(await leaves(tries(35))).toHaveLength(30);
    later();
    expect(await leaves(tries(1))).toHaveLength(1);
  });

  describe('have the address of', () => {
    const addressOf = async (remoteAddress: string | undefined, forwarded?: string) => {
      later();
      const [entry] = await leaves(async () => {
        await platform.app.request(
          `http://platform.example/admin/api/tenant-app/apps/${APP.appId}`,
          {
            method: 'DELETE',
            headers: {
              Authorization: `Bearer ${outsider.token}`,
              ...(forwarded !== undefined && { 'X-Forwarded-For': forwarded }),
            },
          },
          { remoteAddress },
        );
      });
      return entry?.ip;
    };

    it.each([
      ['the connection', '203.0.113.9', undefined, '203.0.113.9'],
      ['an IPv4 address on a socket for both', '::ffff:203.0.113.9', undefined, '203.0.113.9'],
      ['the connection, whatever a stranger writes', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
      ['whom a trusted relay names', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
      ['the last stranger on the way', '10.1.2.3', '192.0.2.6, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
      ['the relay where it names nobody', '127.0.0.1', 'unknown', '127.0.0.1'],
      ['nowhere that is known', undefined, undefined, null],
    ])('%s', async (_case, connection, forwarded, address) => {
      expect(await addressOf(connection, forwarded)).toBe(address);
    });
  });
});
