// @see spec 7.6
// @see ASVS 2.2.3
import {
  createGroup,
  createTenantApp,
  deleteGroup,
  getGroup,
  listGroups,
  updateGroup,
  updateTenantApp,
} from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ADMIN_APP_ID } from '@console/http/contract';
import { auditEntries, members, users } from '../database/schema';
import { addPerson, joinApp, groupOf } from '../../testing/test-people';
import { startSuitePlatform } from '../../testing/test-platform';

describe('groups', async () => {
  const platform = await startSuitePlatform();
  const staff = await addPerson(platform, 'staff@signalbox.example');
  await joinApp(platform, staff, ADMIN_APP_ID, ['admin-tenant-app']);
  const administrator = await addPerson(platform, 'administrator@signalbox.example');
  const { groupId: administrators } = await joinApp(platform, administrator, ADMIN_APP_ID, [
    'admin-management',
    'admin-vod',
  ]);
  for (const appId of ['river', 'mountain']) {
    await platform.call(createTenantApp, { token: staff.token, body: { name: appId, appId } });
  }
  const manager = await addPerson(platform, 'manager@river.example');
  await joinApp(platform, manager, 'river', ['management']);

  const byStaff = () => ({ token: staff.token });
  const make = (name: string, apiGroups: string[] = [], appId = 'river') =>
    platform.call(createGroup, { ...byStaff(), body: { appId, name, apiGroups } });

  it('creates, returns, changes and deletes a group with audit entries', async () => {
    const created = await make('Biên tập', ['admin-vod', 'admin-vod', 'admin-library']);
    expect(created).toMatchObject({
      appId: 'river',
      name: 'Biên tập',
      description: '',
      apiGroups: ['admin-library', 'admin-vod'],
      members: 0,
    });
    const params = { id: created.id };
    const shown = await platform.send(getGroup, { ...byStaff(), params });
    expect(shown.headers.get('ETag')).toBe('"1"');
    expect(await shown.json()).toEqual(created);
    const body = { description: 'Cut and publish', apiGroups: ['admin-vod'] };
    const changed = await platform.call(updateGroup, { ...byStaff(), params, body });
    expect(changed).toMatchObject({ name: 'Biên tập', apiGroups: ['admin-vod'] });
    const unchanged = await platform.send(updateGroup, { ...byStaff(), params, body });
    expect(unchanged.headers.get('ETag')).toBe('"2"');
    await platform.call(deleteGroup, { ...byStaff(), params });
    expect(await platform.status(getGroup, { ...byStaff(), params })).toBe(404);
    const entries = await platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetId, created.id));
    expect(entries.map(({ action, detail }) => ({ action, detail }))).toEqual([
      { action: 'group.create', detail: { name: 'Biên tập', apiGroups: 'admin-vod, admin-library' } },
      {
        action: 'group.update',
        detail: {
          name: 'Biên tập',
          'description.before': '',
          'description.after': 'Cut and publish',
          'apiGroups.before': 'admin-library, admin-vod',
          'apiGroups.after': 'admin-vod',
        },
      },
      { action: 'group.delete', detail: { name: 'Biên tập' } },
    ]);
  });

  it('lists and searches groups, ignoring diacritics', async () => {
    await make('Vận hành đêm');
    const river = { customFields: '{"appId":"river"}' };
    const { data } = await platform.call(listGroups, {
      ...byStaff(),
      query: { ...river, q: 'van hanh dem' },
    });
    expect(data).toMatchObject([{ name: 'Vận hành đêm', appId: 'river' }]);
    const all = await platform.call(listGroups, byStaff());
    expect(new Set(all.data.map(({ appId }) => appId))).toEqual(new Set(['river', 'mountain']));
    expect(all.total).toBe(all.data.length);
    const sorted = await platform.call(listGroups, { ...byStaff(), query: { ...river, sort: '-name' } });
    const names = sorted.data.map(({ name }) => name);
    expect(names[0]).toBe('Vận hành đêm');
  });

  it('sorts by member count', async () => {
    await platform.call(createTenantApp, { ...byStaff(), body: { name: 'valley', appId: 'valley' } });
    const crowded = await make('Crowded', [], 'valley');
    await make('Deserted', [], 'valley');
    for (const name of ['first', 'second']) {
      const person = await addPerson(platform, `${name}@valley.example`);
      const { memberId } = await joinApp(platform, person, 'valley', []);
      await platform.db.update(members).set({ groupId: crowded.id }).where(eq(members.id, memberId));
    }
    const sizes = async (sort: string) => {
      const query = { customFields: '{"appId":"valley"}', sort };
      const { data } = await platform.call(listGroups, { ...byStaff(), query });
      return data.map((group) => group.members);
    };
    const descending = await sizes('-members');
    expect(descending[0]).toBe(2);
    expect(descending).toEqual(descending.toSorted((one, other) => other - one));
    expect(await sizes('members')).toEqual(descending.toReversed());
  });

  it('requires unique names within an app', async () => {
    const { id } = await make('Once');
    await make('Once', [], 'mountain');
    const rejected = await platform.rejection(createGroup, {
      ...byStaff(),
      body: { appId: 'river', name: ' Once ' },
    });
    expect(rejected).toMatchObject({
      statusCode: 409,
      fieldErrors: { name: ['The app already has a group with this name.'] },
    });
    const other = await make('Other');
    const sending = { ...byStaff(), params: { id: other.id }, body: { name: 'Once' } };
    expect(await platform.status(updateGroup, sending)).toBe(409);
    const same = { ...byStaff(), params: { id }, body: { name: 'Once' } };
    expect(await platform.status(updateGroup, same)).toBe(200);
    const race = await Promise.all(
      Array.from({ length: 10 }, () =>
        platform.send(createGroup, { ...byStaff(), body: { appId: 'river', name: 'Racing' } }),
      ),
    );
    expect(race.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  it('grants only API groups of the app', async () => {
    await platform.call(updateTenantApp, {
      ...byStaff(),
      params: { id: 'mountain' },
      body: { apiGroups: ['admin-vod'] },
    });
    for (const apiGroup of ['admin-ssai', 'admin-tenant-app', 'admin-user']) {
      const body = { appId: 'mountain', name: 'Too much', apiGroups: ['admin-vod', apiGroup] };
      const rejected = await platform.rejection(createGroup, { ...byStaff(), body });
      expect(rejected).toMatchObject({ statusCode: 400 });
      expect(String(rejected.message)).toContain(apiGroup);
      expect(String(rejected.message)).not.toContain('admin-vod');
    }
    const unknown = { appId: 'mountain', name: 'Unknown', apiGroups: ['root'] };
    expect(await platform.status(createGroup, { ...byStaff(), body: unknown })).toBe(400);
  });

  it('rejects the deletion of a group with members', async () => {
    const person = await addPerson(platform, 'member@river.example');
    const { groupId } = await joinApp(platform, person, 'river', []);
    const rejected = await platform.rejection(deleteGroup, { ...byStaff(), params: { id: groupId } });
    expect(rejected).toMatchObject({
      statusCode: 409,
      message: 'The group has members (1). Move them to other groups first.',
    });
  });

  it('preserves a manager of the app', async () => {
    const params = { id: await groupOf(platform, 'mountain') };
    const without = { ...byStaff(), params, body: { apiGroups: ['admin-vod'] } };
    expect(await platform.rejection(updateGroup, without)).toMatchObject({
      statusCode: 409,
      message: 'The app needs at least one manager.',
    });
    expect((await platform.call(getGroup, { ...byStaff(), params })).apiGroups).toEqual(['management']);

    // Neither invited nor view-only members can manage the app.
    const second = await addPerson(platform, 'second@mountain.example');
    const { memberId } = await joinApp(platform, second, 'mountain', ['management']);
    const status = async (value: 'invited' | 'active') =>
      platform.db.update(members).set({ status: value }).where(eq(members.id, memberId));
    const viewOnly = async (value: boolean) =>
      platform.db.update(users).set({ viewOnly: value }).where(eq(users.id, second.userId));
    await status('invited');
    expect(await platform.status(updateGroup, without)).toBe(409);
    await status('active');
    await viewOnly(true);
    expect(await platform.status(updateGroup, without)).toBe(409);
    await viewOnly(false);
    const headers = { 'X-App-Id': 'mountain' };
    const ofOwner = await platform.rejection(updateGroup, { ...without, token: second.token, headers });
    expect(ofOwner.message).toBe('The app’s owner has to keep managing it. Transfer ownership first.');
    const transfer = { ...byStaff(), params: { id: 'mountain' }, body: { ownerEmail: second.email } };
    await platform.call(updateTenantApp, transfer);
    expect(await platform.status(updateGroup, without)).toBe(200);
  });

  it('separates the admin app from tenant apps', async () => {
    const params = { id: administrators };
    expect(await platform.status(getGroup, { ...byStaff(), params })).toBe(404);
    expect(await platform.status(getGroup, { token: administrator.token, params })).toBe(200);
    const seen = await platform.call(listGroups, { token: administrator.token });
    expect(new Set(seen.data.map(({ appId }) => appId))).toEqual(new Set([ADMIN_APP_ID]));
    const body = { appId: 'river', name: 'Not theirs' };
    expect(await platform.status(createGroup, { token: administrator.token, body })).toBe(404);
  });

  it('rejects groups of the admin app with more permissions than the caller’s', async () => {
    const token = administrator.token;
    const body = { appId: ADMIN_APP_ID, name: 'More', apiGroups: ['admin-vod', 'admin-user'] };
    expect(await platform.status(createGroup, { token, body })).toBe(403);
    const fitting = { ...body, apiGroups: ['admin-vod'] };
    const { id } = await platform.call(createGroup, { token, body: fitting });
    const lifted = { token, params: { id }, body: { apiGroups: ['admin-tenant-app'] } };
    expect(await platform.status(updateGroup, lifted)).toBe(403);
    const params = { id: await groupOf(platform, ADMIN_APP_ID) };
    expect(await platform.status(updateGroup, { token, params, body: { name: 'x' } })).toBe(403);
    expect(await platform.status(deleteGroup, { token, params })).toBe(403);
  });

  it('rejects changes that lock the administrator out', async () => {
    const sending = {
      token: administrator.token,
      params: { id: administrators },
      body: { apiGroups: ['admin-vod'] },
    };
    expect(await platform.rejection(updateGroup, sending)).toMatchObject({
      statusCode: 409,
      message: 'You would lock yourself out. Ask another administrator to do this.',
    });
  });

  it('changes nothing in an archived app', async () => {
    const body = { name: 'Put away', appId: 'put-away' };
    await platform.call(createTenantApp, { ...byStaff(), body });
    const archive = { ...byStaff(), params: { id: 'put-away' }, body: { status: 'archived' } };
    await platform.call(updateTenantApp, archive);
    const attempt = { ...byStaff(), body: { appId: 'put-away', name: 'Late' } };
    expect(await platform.status(createGroup, attempt)).toBe(409);
  });
});
