// @see spec 7.9
import {
  endUserSession,
  endUserSessions,
  listUsers,
  resetTwoFactor,
  resetUserPassword,
  updateUserProfile,
} from '@console/accounts/contract';
import { ADMIN_APP_ID, API_GROUP_IDS, type ApiGroupId } from '@console/http/contract';
import { getProfile } from '@console/shell-layout/contract';
import { deleteGroup, removeMember, updateGroup, updateMember } from '@console/tenant-apps/contract';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { groups, members, mailTokens, sessions, users } from '../database/schema';
import { tableDigests } from '../../testing/table-digests';
import { addPerson, joinApp, type TestPerson } from '../../testing/test-people';
import { startSuitePlatform } from '../../testing/test-platform';

type Administrator = TestPerson & { memberId: string; groupId: string };

describe('accounts of administrators', async () => {
  let made = 0;
  const platform = await startSuitePlatform();
  beforeEach(async () => {
    await platform.db.delete(members).where(eq(members.appId, ADMIN_APP_ID));
    await platform.db.delete(mailTokens);
  });

  async function administrator(permissions: readonly ApiGroupId[]): Promise<Administrator> {
    const person = await addPerson(platform, `administrator-${(made += 1)}@signalbox.example`);
    return { ...person, ...(await joinApp(platform, person, ADMIN_APP_ID, permissions)) };
  }
  const sessionOf = async ({ userId }: TestPerson) => {
    const [session] = await platform.db.select().from(sessions).where(eq(sessions.userId, userId));
    return session?.id ?? '';
  };
  const setViewOnly = (caller: TestPerson, target: TestPerson, viewOnly = true) =>
    platform.send(updateUserProfile, {
      token: caller.token,
      params: { id: target.userId },
      body: { viewOnly },
    });
  const statusOf = async (response: Promise<Response>) => (await response).status;
  const messageOf = async (response: Promise<Response>) => (await response).text();

  describe('that hold API groups the caller does not hold', () => {
    it.each([['active'], ['invited']] as const)('cannot be changed or signed out: %s', async (status) => {
      const support = await administrator(['admin-user']);
      const full = await administrator(API_GROUP_IDS);
      await platform.db.update(members).set({ status }).where(eq(members.id, full.memberId));
      await platform.call(getProfile, { token: full.token });
      await platform.call(listUsers, { token: support.token });
      const before = await tableDigests(platform.db);

      const call = { token: support.token, params: { id: full.userId, sessionId: await sessionOf(full) } };
      const calls = [
        platform.rejection(updateUserProfile, { ...call, body: { viewOnly: true } }),
        platform.rejection(updateUserProfile, { ...call, body: { name: 'Renamed' } }),
        platform.rejection(resetUserPassword, call),
        platform.rejection(resetTwoFactor, call),
        platform.rejection(endUserSession, call),
        platform.rejection(endUserSessions, call),
      ];
      for (const { statusCode, message } of await Promise.all(calls)) {
        expect(statusCode).toBe(403);
        expect(message).toMatch(/^This account has API groups that you don’t have \(admin-/);
      }
      // Written by rejected attempts.
      const counted = { audit_entries: '', rate_limits: '' };
      const after = await tableDigests(platform.db);
      expect({ ...after, ...counted }).toEqual({ ...before, ...counted });
    });

    it('stay view-only until an administrator with the same API groups changes that', async () => {
      const support = await administrator(['admin-user']);
      const full = await administrator(API_GROUP_IDS);
      const peer = await administrator(API_GROUP_IDS);
      expect(await statusOf(setViewOnly(full, peer))).toBe(200);
      expect(await statusOf(setViewOnly(support, peer, false))).toBe(403);
      expect(await statusOf(setViewOnly(full, peer, false))).toBe(200);
    });

    it('can change their own name', async () => {
      const full = await administrator(['admin-user']);
      const body = { name: 'Corrected name', viewOnly: false };
      const sending = { token: full.token, params: { id: full.userId }, body };
      expect(await platform.call(updateUserProfile, sending)).toMatchObject({ name: 'Corrected name' });
    });
  });

  it('that hold no more than the caller can be changed', async () => {
    await administrator(API_GROUP_IDS);
    const support = await administrator(['admin-user', 'admin-vod']);
    const viewer = await administrator(['admin-vod']);
    const call = { token: support.token, params: { id: viewer.userId, sessionId: await sessionOf(viewer) } };
    expect(await statusOf(setViewOnly(support, viewer))).toBe(200);
    for (const operation of [resetUserPassword, endUserSession, endUserSessions, resetTwoFactor]) {
      expect(await statusOf(platform.send(operation, call)), operation.name).toBe(200);
    }
  });

  it('are listed with their API groups of the administration', async () => {
    const support = await administrator(['admin-user', 'admin-vod']);
    const { data } = await platform.call(listUsers, { token: support.token, query: { q: support.email } });
    expect(data).toMatchObject([{ adminApiGroups: ['admin-user', 'admin-vod'] }]);
  });

  describe('the last that can manage the administration', () => {
    it('cannot be made view-only, also when two do so to each other at the same time', async () => {
      const [one, other] = [await administrator(API_GROUP_IDS), await administrator(API_GROUP_IDS)];
      const statuses = await Promise.all([
        statusOf(setViewOnly(one, other)),
        statusOf(setViewOnly(other, one)),
      ]);
      // The second caller may already be view-only: 403.
      expect([
        [200, 403],
        [200, 409],
      ]).toContainEqual(statuses.toSorted());
      const rows = await platform.db
        .select({ viewOnly: users.viewOnly })
        .from(users)
        .where(inArray(users.id, [one.userId, other.userId]));
      expect(rows.filter(({ viewOnly }) => !viewOnly)).toHaveLength(1);
    });

    it('keeps its membership, its group and the API groups of that group', async () => {
      const last = await administrator(API_GROUP_IDS);
      const viewer = await administrator(['admin-vod']);
      const { token } = last;
      const ofMember = { token, params: { id: last.memberId } };
      const ofGroup = { token, params: { id: last.groupId } };
      const attempts = [
        platform.send(removeMember, ofMember),
        platform.send(updateMember, { ...ofMember, body: { groupId: viewer.groupId } }),
        platform.send(updateGroup, { ...ofGroup, body: { apiGroups: ['admin-vod'] } }),
        platform.send(deleteGroup, ofGroup),
      ];
      for (const attempt of attempts) expect(await statusOf(attempt)).toBe(409);
      expect(await platform.db.$count(groups, eq(groups.id, last.groupId))).toBe(1);
    });

    it('keeps each API group that no other administrator has', async () => {
      const last = await administrator(API_GROUP_IDS);
      const billing = await administrator(['admin-management', 'management']);
      const ofMember = { token: last.token, params: { id: last.memberId } };
      const toBilling = platform.send(updateMember, { ...ofMember, body: { groupId: billing.groupId } });
      expect(await messageOf(toBilling)).toContain('admin-user');
      const ofGroup = { token: last.token, params: { id: last.groupId } };
      const apiGroups = API_GROUP_IDS.filter((id) => id !== 'admin-user');
      const without = await platform.rejection(updateGroup, { ...ofGroup, body: { apiGroups } });
      expect(without).toMatchObject({ statusCode: 409 });
      expect(without.message).toContain('admin-user');

      const peer = await administrator(API_GROUP_IDS);
      expect(peer.groupId).not.toBe(last.groupId);
      await platform.call(updateGroup, { ...ofGroup, body: { apiGroups } });
    });

    it('is one that can sign in: an unconfirmed address does not count', async () => {
      const [one, other] = [await administrator(API_GROUP_IDS), await administrator(API_GROUP_IDS)];
      await platform.db.update(users).set({ confirmedAt: null }).where(eq(users.id, other.userId));
      const ofMember = { token: other.token, params: { id: one.memberId } };
      expect(await statusOf(platform.send(removeMember, ofMember))).toBe(409);
    });
  });
});
