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
import { afterAll, describe, expect, it } from 'vitest';
import { ADMIN_APP_ID } from '@console/http/contract';
import { auditEntries, members } from '../database/schema';
import { addPerson, joinApp, groupOf } from '../../testing/test-people';
import { startTestPlatform } from '../../testing/test-platform';

describe('members', async () => {
  const platform = await startTestPlatform();
  afterAll(() => platform.stop());
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
  const byManager = (appId = 'river') => ({ token: manager.token, headers: { 'X-App-Id': appId } });
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

  it('moves a member to another group, once per version', async () => {
    const person = await addPerson(platform, 'mover@river.example');
    const { memberId } = await joinApp(platform, person, 'river', []);
    const sending = {
      token: staff.token,
      params: { id: memberId },
      body: { groupId: editors },
      headers: { 'If-Match': '"1"' },
    };
    const race = await Promise.all(Array.from({ length: 10 }, () => platform.send(updateMember, sending)));
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(412)]);
    expect(await platform.call(getMember, { ...byStaff(), params: { id: memberId } })).toMatchObject({
      groupId: editors,
      status: 'active',
      isOwner: false,
    });
    const lifted = { ...sending, body: { groupId: editors, status: 'invited', isOwner: true } };
    expect((await platform.rejection(updateMember, lifted)).errors).toEqual([
      'Unknown field: status.',
      'Unknown field: isOwner.',
    ]);
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
    await platform.call(updateTenantApp, {
      ...byStaff(),
      params: { id: 'mountain' },
      body: { ownerEmail: successor.email },
    });
    expect(await platform.status(removeMember, { ...byStaff(), params: only })).toBe(200);
  });

  it('revokes a member’s permissions at the next call', async () => {
    const person = await addPerson(platform, 'leaving@river.example');
    const { memberId } = await joinApp(platform, person, 'river', ['management']);
    const theirs = { token: person.token, headers: { 'X-App-Id': 'river' } };
    expect(await platform.status(listMembers, theirs)).toBe(200);
    await platform.call(removeMember, { ...byManager(), params: { id: memberId } });
    expect(await platform.status(listMembers, theirs)).toBe(403);
  });

  it('limits managers to the members of their app', async () => {
    const { data } = await platform.call(listMembers, { ...byManager(), query: { perPage: '100' } });
    expect(new Set(data.map(({ appId }) => appId))).toEqual(new Set(['river']));
    const [foreign] = await platform.db.select().from(members).where(eq(members.appId, 'mountain'));
    const [admin] = await platform.db.select().from(members).where(eq(members.appId, ADMIN_APP_ID));
    for (const id of [foreign?.id ?? '', admin?.id ?? '', 'no-id']) {
      for (const operation of [getMember, updateMember, removeMember]) {
        const body = operation === updateMember ? { groupId: editors } : undefined;
        const sending = { ...byManager(), params: { id }, body };
        expect(await platform.status(operation, sending), operation.name).toBe(404);
      }
    }
    const body = { appId: 'mountain', email: 'friend@river.example', groupId: editors };
    expect(await platform.status(addMember, { ...byManager(), body })).toBe(404);
    expect(await platform.status(listMembers, byManager('mountain'))).toBe(403);
    const plain = { token: manager.token };
    const own = await platform.call(listMembers, plain);
    expect(new Set(own.data.map(({ appId }) => appId))).toEqual(new Set(['river']));
    expect(await platform.status(getMember, { ...plain, params: { id: foreign?.id ?? '' } })).toBe(404);
    expect(await platform.status(getMember, { ...plain, params: { id: admin?.id ?? '' } })).toBe(404);
    expect(await platform.status(addMember, { ...plain, body })).toBe(404);
    const stranger = await addPerson(platform, 'stranger@sea.example');
    expect(await platform.status(listMembers, { token: stranger.token })).toBe(403);
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
