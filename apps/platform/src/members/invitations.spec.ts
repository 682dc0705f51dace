// @see spec 7.7
import { acceptInvitation, signUpByInvitation } from '@console/auth/contract';
import {
  addMember,
  createTenantApp,
  getMember,
  listMembers,
  removeMember,
  resendInvitation,
  updateTenantApp,
} from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openSession } from '../authorization/sessions';
import { ADMIN_APP_ID } from '@console/http/contract';
import { auditEntries, members, rateLimits, users } from '../database/schema';
import { mailedToken, mailsTo } from '../../testing/test-mails';
import { addPerson, joinApp, type TestPerson, groupOf } from '../../testing/test-people';
import { startSuitePlatform } from '../../testing/test-platform';
import { DAY_MS, MINUTE_MS } from '../time/durations';

describe('invitations', async () => {
  const platform = await startSuitePlatform();
  const staff = await addPerson(platform, 'staff@signalbox.example');
  await joinApp(platform, staff, ADMIN_APP_ID, ['admin-tenant-app']);
  for (const appId of ['river', 'mountain']) {
    const body = { name: `App ${appId}`, appId, quotaPlan: 'growth' };
    await platform.call(createTenantApp, { token: staff.token, body });
  }
  const manager = await addPerson(platform, 'manager@river.example');
  await joinApp(platform, manager, 'river', ['management']);
  const editor = await addPerson(platform, 'editor@river.example');
  const { groupId: editors } = await joinApp(platform, editor, 'river', ['admin-vod']);

  const byStaff = () => ({ token: staff.token });
  const byManager = (appId = 'river') => ({ token: manager.token, headers: { 'X-App-Id': appId } });
  const invitation = (email: string) => ({ ...byStaff(), body: { appId: 'river', email, groupId: editors } });
  const invited = (email: string) => platform.call(addMember, invitation(email));
  const accept = (person: TestPerson, token: string) =>
    platform.send(acceptInvitation, { token: person.token, body: { token } });

  it('invites an existing user, who becomes a member by accepting', async () => {
    const person = await addPerson(platform, 'known@river.example');
    const added = await invited('Known@River.example');
    expect(added).toMatchObject({
      appId: 'river',
      groupId: editors,
      status: 'invited',
      email: person.email,
      name: null,
      isOwner: false,
      invitationExpiresAt: new Date(platform.clock.now.getTime() + 7 * DAY_MS).toISOString(),
    });
    const [mail] = await mailsTo(platform, person.email);
    expect(mail).toMatchObject({ kind: 'member' });
    expect(mail?.text).toContain('App river');

    const answer = await platform.call(acceptInvitation, {
      token: person.token,
      body: { token: await mailedToken(platform, person.email) },
    });
    expect(answer).toEqual({
      appId: 'river',
      name: 'App river',
      group: { name: 'Group of editor@river.example' },
    });
    const shown = await platform.send(getMember, { ...byStaff(), params: { id: added.id } });
    expect(shown.headers.get('ETag')).toBe('"2"');
    expect(await shown.json()).toMatchObject({
      status: 'active',
      name: `Person ${person.email}`,
      invitationExpiresAt: null,
      app: { name: 'App river' },
      group: { permission: [{ apiGroupId: 'admin-vod' }] },
    });
    const entries = await platform.db.select().from(auditEntries).where(eq(auditEntries.targetId, added.id));
    expect(entries.map(({ action, actorEmail }) => [action, actorEmail])).toEqual([
      ['member.invite', staff.email],
      ['member.accept', person.email],
    ]);
  });

  it('accepts a link once, from its recipient, until it expires', async () => {
    const person = await addPerson(platform, 'careful@river.example');
    const thief = await addPerson(platform, 'thief@river.example');
    await invited(person.email);
    const token = await mailedToken(platform, person.email);
    expect((await accept(thief, token)).status).toBe(400);
    await invited(thief.email);
    expect((await accept(thief, token)).status).toBe(400);
    expect((await accept(person, 'x'.repeat(43))).status).toBe(400);
    const race = await Promise.all(Array.from({ length: 10 }, () => accept(person, token)));
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(400)]);
    expect((await accept(person, token)).status).toBe(400);

    const late = await addPerson(platform, 'late@river.example');
    await invited(late.email);
    const lateToken = await mailedToken(platform, late.email);
    const { now } = platform.clock;
    platform.later(7 * DAY_MS);
    const signedIn = await openSession(platform.db, {
      userId: late.userId,
      kind: 'main',
      userAgent: undefined,
      now: platform.clock.now,
    });
    expect((await accept({ ...late, token: signedIn }, lateToken)).status).toBe(400);
    platform.later(-1);
    expect((await accept({ ...late, token: signedIn }, lateToken)).status).toBe(200);
    platform.clock.now = now;
  });

  it('reports and filters expired invitations', async () => {
    const { id, expired } = await invited('dawdler@river.example');
    expect(expired).toBe(false);
    const found = async (filter: object) => {
      const query = { customFields: JSON.stringify({ appId: 'river', ...filter }), perPage: '100' };
      return (await platform.call(listMembers, { ...byStaff(), query })).data.map((row) => row.id);
    };
    const endIn = (milliseconds: number) => {
      const invitationExpiresAt = new Date(platform.clock.now.getTime() + milliseconds);
      return platform.db.update(members).set({ invitationExpiresAt }).where(eq(members.id, id));
    };
    await endIn(1);
    expect(await found({ expired: true })).toEqual([]);
    expect(await found({ expired: false })).toContain(id);
    await endIn(0);
    expect(await platform.call(getMember, { ...byStaff(), params: { id } })).toMatchObject({
      status: 'invited',
      expired: true,
    });
    expect(await found({ expired: true })).toEqual([id]);
    expect(await found({ status: 'invited', expired: false })).not.toContain(id);

    // Active members have no invitation, whatever remains of it.
    await platform.db.update(members).set({ status: 'active' }).where(eq(members.id, id));
    expect(await found({ expired: true })).toEqual([]);
    expect(await found({ expired: false })).toContain(id);
  });

  it('rejects a link after the invitation was revoked', async () => {
    const person = await addPerson(platform, 'unwanted@river.example');
    const { id } = await invited(person.email);
    const token = await mailedToken(platform, person.email);
    await platform.call(removeMember, { ...byStaff(), params: { id } });
    expect((await accept(person, token)).status).toBe(400);
    expect(await platform.db.select().from(members).where(eq(members.userId, person.userId))).toEqual([]);
  });

  it('changes nothing for an active member', async () => {
    const person = await addPerson(platform, 'already@river.example');
    const { id } = await invited(person.email);
    await platform.db.update(members).set({ status: 'active' }).where(eq(members.id, id));
    expect((await accept(person, await mailedToken(platform, person.email))).status).toBe(400);
    const entries = await platform.db.select().from(auditEntries).where(eq(auditEntries.targetId, id));
    expect(entries.map(({ action }) => action)).toEqual(['member.invite']);
  });

  it('adds a user once, and to groups of the app only', async () => {
    const again = await platform.rejection(addMember, invitation(manager.email));
    expect(again).toMatchObject({ statusCode: 409 });
    expect(again.fieldErrors).toHaveProperty('email');
    for (const groupId of [await groupOf(platform, 'mountain'), 'no-id', crypto.randomUUID()]) {
      const body = { appId: 'river', email: 'elsewhere@river.example', groupId };
      expect((await platform.rejection(addMember, { ...byStaff(), body })).fieldErrors).toHaveProperty(
        'groupId',
      );
    }
    const none = await platform.db.select().from(users).where(eq(users.email, 'elsewhere@river.example'));
    expect(none).toEqual([]);
    const race = await Promise.all(
      Array.from({ length: 10 }, () => platform.send(addMember, invitation('racing@river.example'))),
    );
    expect(race.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await mailsTo(platform, 'racing@river.example')).toHaveLength(1);
  });

  it('resends invitations by ID or address and reports the others', async () => {
    const { id } = await invited('patient@river.example');
    const first = await mailedToken(platform, 'patient@river.example');
    const body = { ids: [id, 'no-id'], emails: [manager.email, 'Stranger@river.example'], appId: 'river' };
    expect(await platform.call(resendInvitation, { ...byStaff(), body })).toEqual({
      sent: [],
      notSent: [
        { wanted: id, reason: 'too-soon' },
        { wanted: 'no-id', reason: 'unknown' },
        { wanted: manager.email, reason: 'active' },
        { wanted: 'stranger@river.example', reason: 'unknown' },
      ],
    });
    platform.later(MINUTE_MS);
    const again = { ...byManager(), body: { emails: ['patient@river.example'] } };
    expect(await platform.call(resendInvitation, again)).toEqual({ sent: [id], notSent: [] });
    expect(await mailedToken(platform, 'patient@river.example')).not.toBe(first);
    const person = await platform.db.select().from(users).where(eq(users.email, 'patient@river.example'));
    expect(person).toHaveLength(1);
    platform.later(MINUTE_MS);
    const elsewhere = { ...byStaff(), body: { emails: ['patient@river.example'], appId: 'mountain' } };
    expect(await platform.call(resendInvitation, elsewhere)).toMatchObject({
      notSent: [{ reason: 'unknown' }],
    });
  });

  it('are not accepted while the app is archived', async () => {
    const person = await addPerson(platform, 'patient@mountain.example');
    const newcomer = 'newcomer@mountain.example';
    const groupId = await groupOf(platform, 'mountain');
    const asked = (email: string) => ({ ...byStaff(), body: { appId: 'mountain', email, groupId } });
    await platform.call(addMember, asked(person.email));
    await platform.call(addMember, asked(newcomer));
    const token = await mailedToken(platform, person.email);
    const signingUp = {
      query: { token: await mailedToken(platform, newcomer) },
      body: { name: 'An', password: 'mùa thu Hà Nội', timezone: 'Asia/Ho_Chi_Minh' },
    };
    const setStatus = (status: 'archived' | 'normal') =>
      platform.call(updateTenantApp, { ...byStaff(), params: { id: 'mountain' }, body: { status } });

    await setStatus('archived');
    expect((await accept(person, token)).status).toBe(409);
    expect(await platform.status(signUpByInvitation, signingUp)).toBe(409);
    await setStatus('normal');
    expect((await accept(person, token)).status).toBe(200);
    expect(await platform.status(signUpByInvitation, signingUp)).toBe(200);
  });

  it('tells that an address has reached its email limit', async () => {
    const { id, email } = await invited('often@river.example');
    await platform.db
      .update(rateLimits)
      .set({ times: Array.from({ length: 1_000 }, () => platform.clock.now) });
    platform.later(MINUTE_MS);
    const body = { ids: [id] };
    expect(await platform.call(resendInvitation, { ...byStaff(), body })).toEqual({
      sent: [],
      notSent: [{ wanted: id, reason: 'too-many' }],
    });
    expect(await mailsTo(platform, email)).toHaveLength(1);
  });

  it.each([{}, { ids: [], emails: [] }, { appId: 'river' }])('rejects the empty resend %j', async (body) => {
    const rejected = await platform.rejection(resendInvitation, { ...byStaff(), body });
    expect(rejected).toMatchObject({
      statusCode: 400,
      errors: ['Name at least one member or address.'],
    });
  });
});
