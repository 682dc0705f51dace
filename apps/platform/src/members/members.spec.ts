// @see spec 6, 7.7
import {
  addMember,
  createTenantApp,
  getMember,
  listMembers,
  removeMember,
  updateMember,
  updateTenantApp,
} from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ADMIN_APP_ID } from '@console/http/contract';
import { auditEntries, members } from '../database/schema';
import { addPerson, joinApp, groupOf } from '../../testing/test-people';
import { startSuitePlatform } from '../../testing/test-platform';

describe('members', async () => {
  const platform = await startSuitePlatform();
  const staff = await addPerson(platform, 'staff@signalbox.example');
  await joinApp(platform, staff, ADMIN_APP_ID, ['admin-tenant-app']);
  for (const appId of ['river', 'mountain']) {
    await platform.call(createTenantApp, { token: staff.token, body: { name: `App ${appId}`, appId } });
  }
  const manager = await addPerson(platform, 'manager@river.example');
  await joinApp(platform, manager, 'river', ['management']);
  const editor = await addPerson(platform, 'editor@river.example');
  const { groupId: editors } = await joinApp(platform, editor, 'river', ['admin-vod']);

  const byStaff = () => ({ token: staff.token });
  const invitation = (email: string) => ({ ...byStaff(), body: { appId: 'river', email, groupId: editors } });
  const invited = (email: string) => platform.call(addMember, invitation(email));

  const administrators = await groupOf(platform, 'river');

  it('filters by app, status and group, and populates relations', async () => {
    const list = (customFields: object, query: Record<string, string> = {}) =>
      platform.call(listMembers, {
        ...byStaff(),
        query: { customFields: JSON.stringify(customFields), ...query },
      });
    for (const name of ['first', 'second', 'third']) await invited(`${name}@waiting.example`);
    const waiting = await list({ appId: 'river', status: 'invited' }, { sort: 'email' });
    expect(waiting.data).toHaveLength(3);
    expect(waiting.data.map(({ email }) => email)).toEqual(waiting.data.map(({ email }) => email).toSorted());
    expect(waiting.data.every(({ name, app, group }) => name === null && !app && !group)).toBe(true);
    const inGroup = await list({ groupId: administrators }, { populates: 'group' });
    expect(inGroup.data).toMatchObject([
      { email: staff.email, isOwner: true, group: { name: 'Administrators' } },
    ]);
    expect(await list({ groupId: 'no-id' })).toMatchObject({ total: 0, data: [] });
    expect((await list({ appId: 'mountain' }, { populates: 'app' })).data).toMatchObject([
      { app: { name: 'App mountain' } },
    ]);
    // The search must not reveal whom an invitation is for.
    const hidden = await addPerson(platform, 'x1@hidden.example');
    await invited(hidden.email);
    expect((await list({ appId: 'river' }, { q: 'person x1' })).total).toBe(0);
    expect((await list({ appId: 'river' }, { q: 'x1 hidden' })).total).toBe(1);
  });

  it('moves a member to another group', async () => {
    const person = await addPerson(platform, 'mover@river.example');
    const { memberId } = await joinApp(platform, person, 'river', []);
    const sending = {
      token: staff.token,
      params: { id: memberId },
      body: { groupId: editors },
    };
    for (const save of ['changed', 'unchanged']) {
      const saved = await platform.send(updateMember, sending);
      expect([save, saved.headers.get('ETag')]).toEqual([save, '"2"']);
    }
    expect(await platform.call(getMember, { ...byStaff(), params: { id: memberId } })).toMatchObject({
      groupId: editors,
      status: 'active',
      isOwner: false,
    });
    const foreign = {
      ...byStaff(),
      params: { id: memberId },
      body: { groupId: await groupOf(platform, 'mountain') },
    };
    expect((await platform.rejection(updateMember, foreign)).fieldErrors).toHaveProperty('groupId');
    const entries = await platform.db.select().from(auditEntries).where(eq(auditEntries.targetId, memberId));
    expect(entries.filter(({ result }) => result === 'done')).toMatchObject([
      {
        action: 'member.update',
        detail: {
          'group.before': 'Group of mover@river.example',
          'group.after': 'Group of editor@river.example',
        },
      },
    ]);
  });

  it('preserves the owner and the last manager', async () => {
    const [owner] = await platform.db.select().from(members).where(eq(members.groupId, administrators));
    const params = { id: owner?.id ?? '' };
    expect((await platform.rejection(removeMember, { ...byStaff(), params })).message).toContain('owner');

    const mountain = await platform.call(listMembers, {
      ...byStaff(),
      query: { customFields: '{"appId":"mountain"}' },
    });
    const only = { id: mountain.data[0]?.id ?? '' };
    const { groupId } = await joinApp(
      platform,
      await addPerson(platform, 'reader@m.example'),
      'mountain',
      [],
    );
    const moved = { ...byStaff(), params: only, body: { groupId } };
    expect((await platform.rejection(updateMember, moved)).message).toBe(
      'The app needs at least one manager.',
    );
    const successor = await addPerson(platform, 'successor@m.example');
    await joinApp(platform, successor, 'mountain', ['management']);
    const asManager = { token: successor.token, headers: { 'X-App-Id': 'mountain' } };
    const byManager = { ...asManager, params: only, body: { groupId } };
    expect((await platform.rejection(updateMember, byManager)).message).toBe(
      'The app’s owner has to keep managing it. Transfer ownership first.',
    );
    await platform.call(updateTenantApp, {
      ...byStaff(),
      params: { id: 'mountain' },
      body: { ownerEmail: successor.email },
    });
    expect(await platform.status(removeMember, { ...byStaff(), params: only })).toBe(200);
  });

  it('rejects groups of the admin app with more permissions than the caller’s', async () => {
    const clerk = await addPerson(platform, 'clerk@signalbox.example');
    const { memberId } = await joinApp(platform, clerk, ADMIN_APP_ID, ['admin-management']);
    const mighty = await groupOf(platform, ADMIN_APP_ID);
    const own = { token: clerk.token, params: { id: memberId }, body: { groupId: mighty } };
    expect(await platform.status(updateMember, own)).toBe(403);
    const body = { appId: ADMIN_APP_ID, email: 'accomplice@signalbox.example', groupId: mighty };
    expect(await platform.status(addMember, { token: clerk.token, body })).toBe(403);
    const [operator] = await platform.db.select().from(members).where(eq(members.groupId, mighty));
    const params = { id: operator?.id ?? '' };
    expect(await platform.status(removeMember, { token: clerk.token, params })).toBe(403);

    const self = { token: clerk.token, params: { id: memberId } };
    expect(await platform.rejection(removeMember, self)).toMatchObject({ statusCode: 409 });
  });
});
