import type { Member } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { apps, groups, members, users } from '../database/schema';
import { apiGroupsOf } from '../groups/group-row';
import type { Authority } from '../authorization/authority';
import { requireRow } from '../http/require-row';
import { message } from '../messages/message';

const memberColumns = {
  id: members.id,
  appId: members.appId,
  userId: members.userId,
  groupId: members.groupId,
  status: members.status,
  email: users.email,
  userName: users.name,
  language: users.language,
  ownerId: apps.ownerId,
  invitationExpiresAt: members.invitationExpiresAt,
  version: members.version,
  createdAt: members.createdAt,
  appName: apps.name,
  groupName: groups.name,
  permissions: apiGroupsOf(members.groupId),
};

export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];

export function membersOf(db: Database) {
  return db
    .select(memberColumns)
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(apps, eq(apps.appId, members.appId))
    .innerJoin(groups, eq(groups.id, members.groupId))
    .$dynamic();
}

export function member(row: MemberRow, now: Date, relations: readonly string[] = ['app', 'group']): Member {
  return {
    id: row.id,
    appId: row.appId,
    groupId: row.groupId,
    status: row.status,
    email: row.email,
    name: row.status === 'active' ? row.userName : null,
    isOwner: row.ownerId === row.userId,
    invitationExpiresAt: row.invitationExpiresAt?.toISOString() ?? null,
    expired: row.status === 'invited' && row.invitationExpiresAt !== null && row.invitationExpiresAt <= now,
    createdAt: row.createdAt.toISOString(),
    ...(relations.includes('app') && { app: { name: row.appName } }),
    ...(relations.includes('group') && {
      group: { name: row.groupName, permission: row.permissions.map((apiGroupId) => ({ apiGroupId })) },
    }),
  };
}

/** @throws HttpError 404 */
export function findMember(db: Database, authority: Authority, id: string): Promise<MemberRow> {
  return requireRow(membersOf(db), members, { id, authority }, message('member.notFound'));
}
