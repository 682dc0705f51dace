import { acceptInvitation } from '@console/auth/contract';
import {
  addMember,
  getMember,
  listMembers,
  removeMember,
  resendInvitation,
  updateMember,
} from '@console/tenant-apps/contract';
import { and, eq, sql, asc, count, lte, not } from 'drizzle-orm';
import { lockManagedApp } from '../apps/lock-app';
import { recordAudit, changeDetail } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { groups, members, users } from '../database/schema';
import { findGroup, type GroupRow } from '../groups/group-row';
import { preserveManagers, requireHeldGroups } from '../groups/app-managers';
import type { Authority } from '../authorization/authority';
import { fieldError, HttpError, requireVersion, tooManyRequests } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { useLink } from '../mail/links';
import { message } from '../messages/message';
import { acceptMembership } from './accept-membership';
import { invite, invitationEnd } from './invite';
import { rejectBeyondMemberQuota } from '../quota/reject-beyond-quota';
import { findMember, member, membersOf } from './member-row';
import { findOrCreateAccount, deleteUnusedAccount } from './member-account';
import { resendInvitations } from './resend-invitations';
import type { z } from 'zod';
import { containsWords } from '../database/search-text';
import { equals, equalsId, sortOrder } from '../database/list-query';
import { byCode } from '../database/schema/columns';

export const memberRoutes = [
  route(listMembers, ({ query, db, authority, now }) => memberPage(db, query, authority, now)),

  route(getMember, async ({ params, db, authority, now, setVersion }) => {
    const row = await findMember(db, authority, params.id);
    setVersion(row.version);
    return member(row, now);
  }),

  routeInTransaction(addMember, async (call) => {
    const { body, actor, authority, now } = call;
    const app = await lockManagedApp(call.db, authority, body.appId);
    const group = await groupOfApp(call.db, authority, app.appId, body.groupId);
    requireHeldGroups(authority, app.appId, group.apiGroups);
    await rejectBeyondMemberQuota(call.db, app.appId, call.now);

    const person = await findOrCreateAccount(call.db, body.email, actor, now);
    const memberId = newId(now);
    const added = await call.db
      .insert(members)
      .values({
        id: memberId,
        appId: app.appId,
        userId: person.userId,
        groupId: group.id,
        status: 'invited',
        invitationExpiresAt: invitationEnd(now),
        createdAt: now,
      })
      .onConflictDoNothing({ target: [members.appId, members.userId] })
      .returning({ id: members.id });
    if (added.length === 0) throw fieldError(409, 'email', message('member.already'));
    const invited = { ...person, memberId, appId: app.appId, appName: app.name };
    if (!(await invite(call.db, call, invited))) {
      throw tooManyRequests(message('member.tooManyInvitations'));
    }
    await recordAudit(
      call,
      { id: memberId, appId: app.appId, name: person.email },
      { email: person.email, group: group.name },
    );
    return member(await findMember(call.db, authority, memberId), now);
  }),

  routeInTransaction(updateMember, async (call) => {
    const { params, body, actor, authority, now, knownVersion, setVersion } = call;
    const { appId } = await findMember(call.db, authority, params.id);
    await lockManagedApp(call.db, authority, appId);
    const before = await findMember(call.db, authority, params.id);
    const group = await groupOfApp(call.db, authority, appId, body.groupId);
    requireHeldGroups(authority, appId, [...before.permissions, ...group.apiGroups]);

    requireVersion(knownVersion, before.version);
    if (group.id !== before.groupId) {
      await preserveManagers(call.db, actor, appId, () =>
        call.db
          .update(members)
          .set({ groupId: group.id, version: before.version + 1 })
          .where(eq(members.id, before.id)),
      );
      await recordAudit(
        call,
        { id: before.id, appId, name: before.email },
        { email: before.email, ...changeDetail({ group: before.groupName }, { group: group.name }) },
      );
    }
    const after = await findMember(call.db, authority, before.id);
    setVersion(after.version);
    return member(after, now);
  }),

  routeInTransaction(removeMember, async (call) => {
    const { params, actor, authority, now } = call;
    const { appId } = await findMember(call.db, authority, params.id);
    await lockManagedApp(call.db, authority, appId);
    const row = await findMember(call.db, authority, params.id);
    requireHeldGroups(authority, appId, row.permissions);
    if (row.ownerId === row.userId) throw new HttpError(409, message('member.isOwner'));
    await preserveManagers(call.db, actor, appId, async () => {
      await call.db.delete(members).where(eq(members.id, row.id));
    });
    await deleteUnusedAccount(call.db, row.userId, now);
    await recordAudit(
      call,
      { id: row.id, appId, name: row.email },
      { email: row.email, group: row.groupName },
    );
    return {};
  }),

  routeInTransaction(resendInvitation, (call) => resendInvitations(call)),

  routeInTransaction(acceptInvitation, async (call) => {
    const { body, actor, now } = call;
    const holder = await useLink(call.db, 'member', body.token, now);
    const accepted =
      holder?.userId === actor.userId && holder.appId !== null
        ? await acceptMembership(call, holder.appId)
        : undefined;
    // The rollback keeps another user's link valid.
    if (!accepted) throw fieldError(400, 'token', message('member.invitationInvalid'));
    return accepted;
  }),
];

async function groupOfApp(
  db: Database,
  authority: Authority,
  appId: string,
  groupId: string,
): Promise<GroupRow> {
  const ofApp = and(equalsId(groups.id, groupId), eq(groups.appId, appId));
  if ((await db.$count(groups, ofApp)) === 0) throw fieldError(400, 'groupId', message('group.notInApp'));
  return findGroup(db, authority, groupId);
}

type Query = z.output<(typeof listMembers)['query']>;

/** Invitations are found by address only, so that names are not revealed. */
const SEARCHED = sql`case when ${members.status} = 'active' then ${users.searchText} else ${users.email} end`;
const SORTABLE = {
  email: byCode(users.email),
  appId: byCode(members.appId),
  status: byCode(members.status),
  createdAt: members.createdAt,
};

function hasExpired(now: Date) {
  return sql`(${members.status} = 'invited' and coalesce(${lte(members.invitationExpiresAt, now)}, false))`;
}

async function memberPage(db: Database, query: Query, authority: Authority, now: Date) {
  const { page, perPage, q = '', customFields = {}, sort, populates = '' } = query;
  const { appId, groupId, status, expired } = customFields;
  const words = containsWords(q, [SEARCHED]);
  const wanted = and(
    authority.within(members.appId),
    equals(members.appId, appId),
    equalsId(members.groupId, groupId),
    status && eq(members.status, status),
    expired === undefined ? undefined : expired ? hasExpired(now) : not(hasExpired(now)),
    ...words,
  );
  const counting = db.select({ total: count() }).from(members).$dynamic();
  const [rows, [counted]] = await Promise.all([
    membersOf(db)
      .where(wanted)
      .orderBy(...sortOrder(sort ?? '-createdAt', SORTABLE), asc(members.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    (words.length > 0 ? counting.innerJoin(users, eq(users.id, members.userId)) : counting).where(wanted),
  ]);
  const relations = populates.split(',');
  return { data: rows.map((row) => member(row, now, relations)), total: counted?.total ?? 0, page, perPage };
}
