import {
  createApp,
  createTenantApp,
  generateAppId,
  getApiGroup,
  getRemainingFreeTrial,
  getTenantAppDetails,
  listAdminApiGroups,
  listApiGroups,
  listAppApiGroups,
  listMyApps,
  listMyFreeTrials,
  listTenantApps,
  resetApiKey,
  startFreeTrial,
  updateApp,
  updateTenantApp,
  upgradeToFreeApp,
  validateAppId,
} from '@console/tenant-apps/contract';
import { getAppDetail } from '@console/shell-layout/contract'; // @see spec 4.3, 7.2
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { apps, invoices } from '../database/schema';
import { addPerson, joinApp } from '../../testing/test-people';
import { startSuitePlatform } from '../../testing/test-platform';
import { ADMIN_APP_ID } from '@console/http/contract';
import { DAY_MS } from '../time/durations';

describe('my apps', async () => {
  const platform = await startSuitePlatform();
  const staff = await addPerson(platform, 'staff@signalbox.example');
  await joinApp(platform, staff, ADMIN_APP_ID, ['admin-tenant-app', 'management']);
  const owner = await addPerson(platform, 'owner@river.example');
  const { token } = owner;
  await platform.call(createTenantApp, {
    token: staff.token,
    body: { name: 'Somebody else’s', appId: 'of-others' },
  });

  const create = (appId: string) => platform.call(createApp, { token, body: { name: `My ${appId}`, appId } });
  const of = (id: string, body?: object) => ({ token, params: { id }, body });
  const owe = (appId: string, status: 'overdue' | 'unpaid') =>
    platform.db.insert(invoices).values({
      id: crypto.randomUUID(),
      number: `${appId} ${status}`,
      ...{ appId, status, currency: 'USD', subtotal: 1, tax: 0, total: 1 },
      ...{ periodStart: '2026-04-01', periodEnd: '2026-04-30' },
      ...{ issuingDate: '2026-05-01', dueDate: '2026-05-02' },
    });
  const after = async <Result>(milliseconds: number, work: () => Promise<Result>) => {
    const { now } = platform.clock;
    platform.clock.now = new Date(now.getTime() + milliseconds);
    try {
      return await work();
    } finally {
      platform.clock.now = now;
    }
  };

  it('makes the creator owner and manager of a free app', async () => {
    const { apiKey, ...created } = await create('first-own');
    expect(apiKey).toMatch(/^sbk_/);
    expect(created).toEqual({
      appId: 'first-own',
      name: 'My first-own',
      kind: 'tenant',
      status: 'normal',
      edition: 'free',
      subscriptionStatus: 'active',
      createdAt: platform.clock.now.toISOString(),
      isOwner: true,
      group: { name: 'Administrators' },
      etag: '"1"',
    });
    const [, membership] = await platform.call(getAppDetail, of('first-own'));
    expect(membership.group.permission).toEqual([{ apiGroupId: 'management' }]);
    const mine = await platform.call(listMyApps, { token });
    expect(mine.data).toContainEqual(created);
    expect(mine.data.map(({ appId }) => appId)).not.toContain('of-others');
    expect(await platform.status(createApp, { token, body: { name: 'Again', appId: 'first-own' } })).toBe(
      409,
    );
  });

  it('rejects other users’ apps, unknown ones and the admin app with the same response', async () => {
    const operations = [updateApp, resetApiKey, startFreeTrial, upgradeToFreeApp, getRemainingFreeTrial];
    for (const operation of operations) {
      const bodies = new Set<string>();
      for (const id of ['of-others', 'no-such-app', ADMIN_APP_ID, '..%2fof-others']) {
        const rejected = await platform.rejection(
          operation,
          of(id, operation === updateApp ? {} : undefined),
        );
        expect(rejected.statusCode, operation.name).toBe(403);
        bodies.add(JSON.stringify({ ...rejected, requestId: '' }));
      }
      expect(bodies.size, operation.name).toBe(1);
    }
    // Neither by a header nor with `management` in the admin app.
    const elsewhere = { ...of('of-others'), headers: { 'X-App-Id': 'first-own' } };
    expect(await platform.status(resetApiKey, elsewhere)).toBe(403);
    const admin = { token: staff.token, params: { id: ADMIN_APP_ID } };
    expect(await platform.status(resetApiKey, admin)).toBe(403);
  });
  it('gives an app one free trial in its life', async () => {
    await create('on-trial');
    expect(await platform.call(getRemainingFreeTrial, of('on-trial'))).toMatchObject({ state: 'unused' });
    const race = await Promise.all(
      Array.from({ length: 10 }, () => platform.send(startFreeTrial, of('on-trial'))),
    );
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await platform.call(getRemainingFreeTrial, of('on-trial'))).toEqual({
      appId: 'on-trial',
      name: 'My on-trial',
      state: 'running',
      endsAt: new Date(platform.clock.now.getTime() + 14 * DAY_MS).toISOString(),
      remainingDays: 14,
    });
    const [subscription] = await platform.call(getAppDetail, of('on-trial'));
    expect(subscription).toMatchObject({ edition: 'pro', status: 'trial' });

    const free = await platform.call(upgradeToFreeApp, of('on-trial'));
    expect(free).toMatchObject({ edition: 'free', subscriptionStatus: 'active' });
    expect(await platform.call(getRemainingFreeTrial, of('on-trial'))).toMatchObject({ state: 'over' });
    expect(await platform.status(startFreeTrial, of('on-trial'))).toBe(409);
    const { data } = await platform.call(listMyFreeTrials, { token });
    expect(data).toMatchObject([{ appId: 'on-trial', state: 'over', remainingDays: 0 }]);
  });

  it('counts the days of a trial down, and ends it by the clock', async () => {
    await create('ending');
    await platform.call(startFreeTrial, of('ending'));
    const remaining = async () => platform.call(getRemainingFreeTrial, of('ending'));
    // The session expires after twelve hours, so the trial is moved instead of the clock.
    const move = async (milliseconds: number) =>
      platform.db
        .update(apps)
        .set({ trialEndsAt: new Date(platform.clock.now.getTime() + milliseconds) })
        .where(eq(apps.appId, 'ending'));
    await move(DAY_MS + 1);
    expect(await remaining()).toMatchObject({ state: 'running', remainingDays: 2 });
    await move(1);
    expect(await remaining()).toMatchObject({ state: 'running', remainingDays: 1 });
    await after(1, async () => {
      expect(await remaining()).toMatchObject({ state: 'over', remainingDays: 0 });
      const [subscription] = await platform.call(getAppDetail, of('ending'));
      expect(subscription).toMatchObject({ edition: 'free', status: 'active' });
      const { data } = await platform.call(listMyApps, { token });
      expect(data.find(({ appId }) => appId === 'ending')).toMatchObject({
        edition: 'pro',
        subscriptionStatus: 'cancelled',
      });
      expect(await platform.call(upgradeToFreeApp, of('ending'))).toMatchObject({ edition: 'free' });
    });
  });

  it('rejects the free edition for paid apps and open invoices', async () => {
    await create('paid');
    const edition = { token: staff.token, params: { id: 'paid' }, body: { edition: 'pro' } };
    await platform.call(updateTenantApp, edition);
    expect(await platform.status(upgradeToFreeApp, of('paid'))).toBe(409);
    expect(await platform.status(startFreeTrial, of('paid'))).toBe(409);
    await platform.db.update(apps).set({ subscriptionStatus: 'cancelled' }).where(eq(apps.appId, 'paid'));
    await owe('paid', 'overdue');
    expect(await platform.status(upgradeToFreeApp, of('paid'))).toBe(409);
    await platform.db.delete(invoices).where(eq(invoices.appId, 'paid'));
    expect(await platform.status(upgradeToFreeApp, of('paid'))).toBe(200);
  });

  it('is past due while it is paid and an invoice is overdue', async () => {
    await create('owing');
    const ofStaff = { token: staff.token, params: { id: 'owing' } };
    const found = async (subscriptionStatus: string) => {
      const query = { customFields: JSON.stringify({ subscriptionStatus }) };
      const { data } = await platform.call(listTenantApps, { token: staff.token, query });
      return data.filter(({ appId }) => appId === 'owing').map((app) => app.subscriptionStatus);
    };
    const states = async () => {
      const [[subscription], mine, details] = await Promise.all([
        platform.call(getAppDetail, of('owing')),
        platform.call(listMyApps, { token }),
        platform.call(getTenantAppDetails, ofStaff),
      ]);
      const { subscriptionStatus } = mine.data.find(({ appId }) => appId === 'owing') ?? {};
      return [subscription.status, subscriptionStatus, details.subscription.status];
    };
    await owe('owing', 'unpaid');
    expect(await states()).toEqual(['active', 'active', 'active']);
    await platform.call(updateTenantApp, { ...ofStaff, body: { edition: 'pro' } });
    expect(await states()).toEqual(['past-due', 'past-due', 'past-due']);
    expect([await found('past-due'), await found('active')]).toEqual([['past-due'], []]);
    await platform.db.delete(invoices).where(eq(invoices.appId, 'owing'));
    expect(await states()).toEqual(['active', 'active', 'active']);
    expect([await found('past-due'), await found('active')]).toEqual([[], ['active']]);
  });

  it('filters my apps by ID and kind', async () => {
    const idsOf = async (filters: object) => {
      const query = { customFields: JSON.stringify(filters) };
      const { data } = await platform.call(listMyApps, { token: staff.token, query });
      return data.map(({ appId }) => appId).toSorted();
    };
    expect(await idsOf({ appId: 'of-others' })).toEqual(['of-others']);
    expect(await idsOf({ appId: 'first-own' })).toEqual([]);
    expect(await idsOf({})).toEqual([ADMIN_APP_ID, 'of-others']);
    expect(await idsOf({ kind: 'tenant' })).toEqual(['of-others']);
  });

  it('makes archived apps read-only for members', async () => {
    await create('archived-own');
    const archive = { token: staff.token, params: { id: 'archived-own' }, body: { status: 'archived' } };
    await platform.call(updateTenantApp, archive);
    for (const operation of [updateApp, resetApiKey, startFreeTrial, upgradeToFreeApp]) {
      const body = operation === updateApp ? { name: 'x' } : undefined;
      expect(await platform.status(operation, of('archived-own', body)), operation.name).toBe(409);
    }
    expect(await platform.status(getAppDetail, of('archived-own'))).toBe(200);
    const customFields = JSON.stringify({ status: 'archived' });
    const { data } = await platform.call(listMyApps, { token, query: { customFields } });
    expect(data.map(({ appId }) => appId)).toEqual(['archived-own']);
  });
  it.each([
    ['Đài Truyền Hình Số 1', 'dai-truyen-hinh-so-1'],
    ['First own', 'first-own-2'],
    ['Billing', 'billing-2'],
    ['★', 'app'],
    ['ab', 'ab-2'],
    ['  --x__y--  ', 'x-y'],
    ['a'.repeat(100), 'a'.repeat(54)],
  ])('generates from %s the app ID %s', async (name, appId) => {
    expect(await platform.call(generateAppId, { token, query: { name } })).toEqual({ appId });
    expect(await platform.call(validateAppId, { token, query: { appId } })).toEqual({ valid: true });
  });

  it.each([
    ['first-own', 'taken'],
    ['default-admin-app', 'taken'],
    ['ab', 'length'],
    ['x'.repeat(64), 'length'],
    ['', 'required'],
    ['Upper-Case', 'format'],
    ['a--b', 'format'],
    ['dashboard', 'reserved'],
    ['generate-appid', 'reserved'],
  ])('rejects the app ID "%s": %s', async (appId, reason) => {
    expect(await platform.call(validateAppId, { token, query: { appId } })).toEqual({ valid: false, reason });
  });
  it('lists the operations of each API group', async () => {
    const { operations } = await platform.call(getApiGroup, { token, params: { id: 'admin-tenant-app' } });
    const names = operations.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['listTenantApps', 'addMember', 'deleteGroup', 'listAllApps']),
    );
    expect(names).not.toContain('resetApiKey');
    expect(operations).toContainEqual({
      name: 'updateTenantApp',
      summary: updateTenantApp.summary,
      method: 'PATCH',
      path: '/admin/api/tenant-app/apps/{id}',
    });
    const own = await platform.call(getApiGroup, { token, params: { id: 'management' } });
    expect(own.operations.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['resetApiKey', 'addMember']),
    );
    expect(await platform.status(getApiGroup, { token, params: { id: 'no-such' } })).toBe(404);
  });

  it('lists API groups, in the caller’s language', async () => {
    const all = await platform.call(listApiGroups, { token });
    expect(all.total).toBe(12);
    const vietnamese = await platform.call(listApiGroups, {
      token,
      query: { q: 'may chu giay phep', sort: '-name' },
      headers: { 'Accept-Language': 'vi-VN' },
    });
    expect(vietnamese.data).toMatchObject([{ apiGroupId: 'admin-machine', name: 'Máy chủ' }]);
    const query = { customFields: '{"adminOnly":true}', sort: '-apiGroupId' };
    const adminOnly = await platform.call(listApiGroups, { token, query });
    expect(adminOnly.data.map(({ apiGroupId }) => apiGroupId)).toEqual([
      'admin-user',
      'admin-tenant-app',
      'admin-management',
    ]);
    const forApps = await platform.call(listAppApiGroups, { token, query: { page: '2', perPage: '5' } });
    expect(forApps).toMatchObject({ total: 9, page: 2, perPage: 5 });
    expect(forApps.data).toHaveLength(4);
    expect(await platform.status(listAdminApiGroups, { token })).toBe(403);
    const manager = await addPerson(platform, 'manager@signalbox.example');
    await joinApp(platform, manager, ADMIN_APP_ID, ['admin-management']);
    expect((await platform.call(listAdminApiGroups, { token: manager.token })).total).toBe(12);
  });
});
