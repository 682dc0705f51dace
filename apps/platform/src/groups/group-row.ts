import type { TenantGroup } from '@console/tenant-apps/contract';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { groupPermissions, groups, members } from '../database/schema';
import type { Authority } from '../authorization/authority';
import { requireRow } from '../http/require-row';
import { message } from '../messages/message';

export const memberCount = sql<number>`(select count(*)::integer from ${members} where ${members.groupId} = ${groups}.id)`;

/** IDs of a group's API groups, sorted. Drizzle does not qualify columns in selects from a single table: join one. */
export function apiGroupsOf(groupId: SQLWrapper): SQL<string[]> {
  return sql`array(select ${groupPermissions.apiGroupId} from ${groupPermissions} where ${groupPermissions.groupId} = ${groupId} order by 1)`;
}

export const groupColumns = {
  id: groups.id,
  appId: groups.appId,
  name: groups.name,
  description: groups.description,
  apiGroups: apiGroupsOf(sql`${groups}.id`),
  members: memberCount,
  version: groups.version,
  createdAt: groups.createdAt,
};

export interface GroupRow extends Omit<TenantGroup, 'createdAt'> {
  version: number;
  createdAt: Date;
}

export function tenantGroup({ version: _version, ...row }: GroupRow): TenantGroup {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

/** @throws HttpError 404 */
export function findGroup(db: Database, authority: Authority, id: string): Promise<GroupRow> {
  const select = db.select(groupColumns).from(groups);
  return requireRow(select, groups, { id, authority }, message('group.notFound'));
}
