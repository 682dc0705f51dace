// @see spec 2.4, 3.2, 3.3, 3.4, 4.2, 6
// @see ASVS 2.3.1, 3.5.3, 6.3.3, 6.3.4, 8.3.1
import { login, verifyTwoFactor } from '@console/auth/contract';
import { ADMIN_APP_ID, API_GROUP_IDS, type Operation } from '@console/http/contract';
import { createServer, listServers } from '@console/operations/contract';
import { getAppDetail, getProfile, getUserDetail, logout } from '@console/shell-layout/contract';
import { createTenantApp, getTenantApp, listTenantApps } from '@console/tenant-apps/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../database/ids';
import { apps, groupPermissions, members, users } from '../database/schema';
import { addPerson, joinApp, groupOf } from '../../testing/test-people';
import { enroll, OPERATOR, startSuitePlatform } from '../../testing/test-platform';

const ENROLLED: Operation[] = [getUserDetail, getAppDetail];
const NEEDS_PERMISSION: Operation[] = [listTenantApps, getTenantApp, createTenantApp];
const TENANT = { name: 'Sông Hồng TV', appId: 'song-hong-tv' };

describe('access', async () => {
  const beforeEnrolment = new Map<Operation, number>();
  const platform = await startSuitePlatform();
  const { token } = await platform.call(login, { body: OPERATOR });

  const inApp = (appId: string) => ({ headers: { 'X-App-Id': appId } });

  for (const operation of [getProfile, ...ENROLLED, ...NEEDS_PERMISSION]) {
    const { status } = await platform.send(operation, { token, params: { id: ADMIN_APP_ID } });
    beforeEnrolment.set(operation, status);
  }
  const operator = (await enroll(platform)).token;
  await platform.call(createTenantApp, { token: operator, body: TENANT });
  const member = await addPerson(platform, 'member@song-hong-tv.example');
  const groupId = await groupOf(platform, TENANT.appId);
  const membership = { id: newId(platform.clock.now), appId: TENANT.appId, userId: member.userId, groupId };
  await platform.db.insert(members).values({ ...membership, createdAt: platform.clock.now });

  it('rejects calls without a token', async () => {
    for (const operation of [getProfile, logout, verifyTwoFactor, ...ENROLLED, ...NEEDS_PERMISSION]) {
      const response = await platform.send(operation, { params: { id: 'x' } });
      expect(response.status, operation.name).toBe(401);
      expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    }
  });
  it('returns the operator’s group in the admin app by default', async () => {
    const detail = await platform.call(getUserDetail, { token: operator });
    expect(detail.group.name).toBe('Administrators');
    expect(detail.group.permission).toContainEqual({ apiGroupId: 'admin-tenant-app' });
  });

  it('returns subscription and membership of an app', async () => {
    const response = await platform.send(getAppDetail, { token: operator, params: { id: ADMIN_APP_ID } });
    expect(response.headers.get('ETag')).toBe('"1"');
    expect(await response.json()).toEqual([
      {
        appId: ADMIN_APP_ID,
        name: 'Signalbox administration',
        edition: 'enterprise',
        status: 'active',
        addedPrimaryCard: false,
        takesPaymentMethods: false,
      },
      expect.objectContaining({
        user: { timezone: 'Asia/Ho_Chi_Minh' },
        helpers: { access: [OPERATOR.email], subscription: [OPERATOR.email], accounts: [OPERATOR.email] },
      }),
    ]);
  });

  it('combines the user’s group in an app with staff groups of the admin app', async () => {
    const owner = await platform.call(getUserDetail, { token: operator, ...inApp(TENANT.appId) });
    expect(owner.group.permission.map(({ apiGroupId }) => apiGroupId)).toEqual([...API_GROUP_IDS].toSorted());

    const staff = await addPerson(platform, 'machines@signalbox.example');
    await joinApp(platform, staff, ADMIN_APP_ID, ['admin-machine', 'management']);
    const detail = await platform.call(getUserDetail, { token: staff.token, ...inApp(TENANT.appId) });
    expect(detail.group).toEqual({ name: '', permission: [{ apiGroupId: 'admin-machine' }] });
    const rejection = await platform.rejection(getUserDetail, {
      token: staff.token,
      ...inApp('no-such-app'),
    });
    expect(rejection.statusCode).toBe(403);

    const customer = await addPerson(platform, 'customer@river.example');
    await joinApp(platform, customer, TENANT.appId, ['admin-machine']);
    const own = await platform.call(getUserDetail, { token: customer.token, ...inApp(TENANT.appId) });
    expect(own.group.permission).toEqual([{ apiGroupId: 'admin-machine' }]);
    expect((await platform.call(getUserDetail, { token: customer.token })).group.permission).toEqual([]);
  });

  it('applies staff permissions in a tenant app, limited to that app', async () => {
    const other = 'other-river';
    await platform.call(createTenantApp, { token: operator, body: { appId: other, name: 'Other River' } });
    for (const appId of [TENANT.appId, other]) {
      await platform.call(createServer, {
        token: operator,
        body: { appId, name: `live-${appId}`, kind: 'live', address: '198.18.0.1', region: 'hcm-1' },
      });
    }
    const staff = await addPerson(platform, 'live@signalbox.example');
    await joinApp(platform, staff, ADMIN_APP_ID, ['admin-machine']);
    const ofApp = await platform.call(listServers, { token: staff.token, ...inApp(TENANT.appId) });
    expect(ofApp.data.map(({ appId }) => appId)).toEqual([TENANT.appId]);
    const ofAll = await platform.call(listServers, { token: staff.token });
    expect(ofAll.total).toBe(2);
  });

  it('rejects nonmembers with the same response as for unknown apps', async () => {
    const stranger = await addPerson(platform, 'stranger@river.example');
    const rejections = await Promise.all(
      [TENANT.appId, 'no-such-app'].flatMap((appId) => [
        platform.rejection(getUserDetail, { token: stranger.token, ...inApp(appId) }),
        platform.rejection(getAppDetail, { token: stranger.token, params: { id: appId } }),
      ]),
    );
    const bodies = rejections.map((rejection) => ({ ...rejection, requestId: '' }));
    expect(bodies[0]).toMatchObject({ statusCode: 403 });
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it('returns an empty group and no helpers to nonmembers of the admin app', async () => {
    const nothing = { name: '', permission: [] };
    expect((await platform.call(getUserDetail, { token: member.token })).group).toEqual(nothing);
    const [subscription, membership] = await platform.call(getAppDetail, {
      token: member.token,
      params: { id: ADMIN_APP_ID },
    });
    expect(subscription.appId).toBe(ADMIN_APP_ID);
    expect(membership).toEqual({
      group: nothing,
      user: { timezone: 'Asia/Ho_Chi_Minh' },
      helpers: { access: [], subscription: [], accounts: [] },
    });
  });
  it('lets view-only accounts read, and says that they cannot edit', async () => {
    const viewer = await addPerson(platform, 'viewer@signalbox.example');
    await joinApp(platform, viewer, ADMIN_APP_ID, ['admin-tenant-app']);
    await platform.db.update(users).set({ viewOnly: true }).where(eq(users.id, viewer.userId));
    await platform.call(listTenantApps, { token: viewer.token });
    const rejection = await platform.rejection(createTenantApp, {
      token: viewer.token,
      body: { name: 'View only', appId: 'view-only' },
    });
    expect(rejection).toMatchObject({
      statusCode: 403,
      message: 'Your account is currently view-only and does not have editing permissions',
    });
  });

  it('applies a revoked permission at the next call', async () => {
    const [place] = await platform.db
      .select({ groupId: members.groupId })
      .from(members)
      .innerJoin(users, and(eq(users.id, members.userId), eq(users.email, OPERATOR.email)))
      .where(eq(members.appId, ADMIN_APP_ID));
    const grant = and(
      eq(groupPermissions.groupId, place?.groupId ?? ''),
      eq(groupPermissions.apiGroupId, 'admin-tenant-app'),
    );
    expect(await platform.status(listTenantApps, { token: operator })).toBe(200);
    await platform.db.delete(groupPermissions).where(grant);
    expect(await platform.status(listTenantApps, { token: operator })).toBe(403);
    expect(await platform.db.select().from(apps).where(eq(apps.appId, TENANT.appId))).toHaveLength(1);
  });
});
