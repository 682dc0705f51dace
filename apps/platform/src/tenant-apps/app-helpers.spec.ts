// @see spec 3.2, 3.4
import { getAppDetail } from '@console/shell-layout/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { members, users } from '../database/schema';
import { addPerson, joinApp, type TestPerson } from '../../testing/test-people';
import { startSuitePlatform } from '../../testing/test-platform';
import { ADMIN_APP_ID } from '@console/http/contract';

describe('helpers of an app', async () => {
  let appId: string;
  let member: TestPerson;
  let apps = 0;
  const platform = await startSuitePlatform();
  const staff = await addPerson(platform, 'staff@signalbox.example');
  await joinApp(platform, staff, ADMIN_APP_ID, ['admin-tenant-app']);

  beforeEach(async () => {
    apps += 1;
    appId = `river-${apps}`;
    await platform.call(createTenantApp, { token: staff.token, body: { appId, name: 'River TV' } });
    member = await addPerson(platform, `member@${appId}.example`);
    await joinApp(platform, member, appId, []);
  });

  const helpers = async (id = appId, { token } = member) => {
    const [, membership] = await platform.call(getAppDetail, { token, params: { id } });
    return membership.helpers;
  };

  async function add(name: string, permissions: string[], into = appId): Promise<TestPerson> {
    const person = await addPerson(platform, `${name}@${appId}.example`);
    await joinApp(platform, person, into, permissions);
    return person;
  }

  it('are its managers', async () => {
    await add('editor', ['admin-library', 'admin-management', 'admin-user']);
    await add('manager', ['management']);
    expect(await helpers()).toEqual({
      access: [`manager@${appId}.example`, staff.email],
      subscription: [`manager@${appId}.example`, staff.email],
      accounts: [],
    });
  });

  it('are distinguished by permission in the admin app', async () => {
    const viewer = await add('viewer', [], ADMIN_APP_ID);
    const admin = await add('admin', ['admin-management'], ADMIN_APP_ID);
    const payer = await add('payer', ['management'], ADMIN_APP_ID);
    const clerk = await add('clerk', ['admin-user'], ADMIN_APP_ID);
    const found = await helpers(ADMIN_APP_ID, viewer);
    expect(found.access).toContain(admin.email);
    expect(found.subscription).toContain(payer.email);
    expect(found.accounts).toContain(clerk.email);
    expect(found.access).not.toContain(payer.email);
    expect(found.subscription).not.toContain(admin.email);
    expect(found.accounts).not.toContain(payer.email);
  });

  it('exclude invited members', async () => {
    const invited = await add('invited', ['management']);
    await platform.db.update(members).set({ status: 'invited' }).where(eq(members.userId, invited.userId));
    expect((await helpers()).access).toEqual([staff.email]);
  });

  it('exclude view-only accounts', async () => {
    const viewer = await add('looks', ['management']);
    await platform.db.update(users).set({ viewOnly: true }).where(eq(users.id, viewer.userId));
    expect((await helpers()).access).toEqual([staff.email]);
  });

  it('are at most five, most recently active first', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await add(name, ['management']);
    await platform.db
      .update(users)
      .set({ lastSignInAt: new Date(platform.clock.now.getTime() + 1000) })
      .where(eq(users.email, `f@${appId}.example`));
    const named = ['f', 'a', 'b', 'c', 'd'].map((name) => `${name}@${appId}.example`);
    expect(await helpers()).toMatchObject({ access: named, subscription: named });
  });
});
