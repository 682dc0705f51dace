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
import { isId, newId } from '../database/ids';
import { groups, members, users } from '../database/schema';
import { findGroup, type GroupRow } from '../groups/group-row';
import { preserveManagers, requireHeldGroups } from '../groups/app-managers';
import type { Authority } from '../authorization/authority';
import { fieldError, HttpError, changedMeanwhile, tooManyRequests } from '../http/http-error';
import { route } from '../http/route';
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

  route(addMember, (call) =>
    call.db.transaction(async (transaction) => {
      const { body, actor, authority, now } = call;
      const app = await lockManagedApp(transaction, authority, body.appId);
      const group = await groupOfApp(transaction, authority, app.appId, body.groupId);
      requireHeldGroups(authority, app.appId, group.apiGroups);
      await rejectBeyondMemberQuota(transaction, app.appId, call.now);

      const person = await findOrCreateAccount(transaction, body.email, actor, now);
      const memberId = newId(now);
      const added = await transaction
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
      if (!(await invite(transaction, call, invited))) {
        throw tooManyRequests(message('member.tooManyInvitations'));
      }
      await recordAudit(transaction, call, {
        action: 'member.invite',
        appId: app.appId,
        targetId: memberId,
        targetName: person.email,
        detail: { email: person.email, group: group.name },
      });
      return member(await findMember(transaction, authority, memberId), now);
    }),
  ),

  route(updateMember, (call) =>
    call.db.transaction(async (transaction) => {
      const { params, body, actor, authority, now, knownVersion, setVersion } = call;
      const { appId } = await findMember(transaction, authority, params.id);
      await lockManagedApp(transaction, authority, appId);
      const before = await findMember(transaction, authority, params.id);
      const group = await groupOfApp(transaction, authority, appId, body.groupId);
      requireHeldGroups(authority, appId, [...before.permissions, ...group.apiGroups]);

      await preserveManagers(transaction, actor, appId, async () => {
        const written = await transaction
          .update(members)
          .set({ groupId: group.id, version: sql`${members.version} + 1` })
          .where(and(eq(members.id, before.id), equals(members.version, knownVersion)))
          .returning({ id: members.id });
        if (written.length === 0) throw changedMeanwhile();
      });
      const after = await findMember(transaction, authority, before.id);
      await recordAudit(transaction, call, {
        action: 'member.update',
        appId,
        targetId: after.id,
        targetName: after.email,
        detail: {
          email: after.email,
          ...changeDetail({ group: before.groupName }, { group: after.groupName }),
        },
      });
      setVersion(after.version);
      return member(after, now);
    }),
  ),

  route(removeMember, (call) =>
    call.db.transaction(async (transaction) => {
      const { params, actor, authority, now } = call;
      const { appId } = await findMember(transaction, authority, params.id);
      await lockManagedApp(transaction, authority, appId);
      const row = await findMember(transaction, authority, params.id);
      requireHeldGroups(authority, appId, row.permissions);
      if (row.ownerId === row.userId) throw new HttpError(409, message('member.isOwner'));
      await preserveManagers(transaction, actor, appId, async () => {
        await transaction.delete(members).where(eq(members.id, row.id));
      });
      await deleteUnusedAccount(transaction, row.userId, now);
      await recordAudit(transaction, call, {
        action: 'member.remove',
        appId,
        targetId: row.id,
        targetName: row.email,
        detail: { email: row.email, group: row.groupName },
      });
      return {};
    }),
  ),

  route(resendInvitation, (call) =>
    call.db.transaction((transaction) => resendInvitations(transaction, call)),
  ),

  route(acceptInvitation, (call) =>
    call.db.transaction(async (transaction) => {
      const { body, actor, now } = call;
      const holder = await useLink(transaction, 'member', body.token, now);
      const accepted =
        holder?.userId === actor.userId && holder.appId !== null
          ? await acceptMembership(transaction, call, holder.appId)
          : undefined;
      // The rollback keeps another user's link valid.
      if (!accepted) throw fieldError(400, 'token', message('member.invitationInvalid'));
      return accepted;
    }),
  ),
];

async function groupOfApp(
  db: Database,
  authority: Authority,
  appId: string,
  groupId: string,
): Promise<GroupRow> {
  const [found] = isId(groupId)
    ? await db
        .select({ id: groups.id })
        .from(groups)
        .where(and(eq(groups.id, groupId), eq(groups.appId, appId)))
    : [];
  if (!found) throw fieldError(400, 'groupId', message('group.notInApp'));
  return findGroup(db, authority, found.id);
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
