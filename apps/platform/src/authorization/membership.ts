import type { ApiGroupId } from '@console/http/contract';
import type { Group } from '@console/shell-layout/contract';
import type { z } from 'zod';
import { and, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { apps, groupPermissions, groups, members } from '../database/schema';

export interface Membership {
  appKind: 'tenant' | 'admin';
  group: z.output<typeof Group>;
}

/** The membership as an SQL value; null without an active membership. */
export function membershipValue(appId: SQLWrapper | string, userId: SQLWrapper): SQL<Membership | null> {
  const permission = sql`(select json_agg(json_build_object('apiGroupId', p.api_group_id) order by p.api_group_id collate "C")
    from ${groupPermissions} p where p.group_id = g.id)`;
  return sql<Membership | null>`(
    select json_build_object('appKind', a.kind, 'group', json_build_object('name', g.name, 'permission', coalesce(${permission}, '[]')))
    from ${members} m join ${apps} a on a.app_id = m.app_id join ${groups} g on g.id = m.group_id
    where m.user_id = ${userId} and m.app_id = ${appId} and m.status = 'active')`;
}

export async function findMembership(
  db: Database,
  userId: string,
  appId: string,
): Promise<Membership | undefined> {
  const [row] = await db
    .select({ membership: membershipValue(appId, sql`${userId}::uuid`) })
    .from(sql`(select 1) as one`);
  return row?.membership ?? undefined;
}

/** Tenant apps in which the user holds one of the permissions. */
export async function findMyApps(
  db: Database,
  userId: string,
  permissions: readonly ApiGroupId[],
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ appId: members.appId })
    .from(members)
    .innerJoin(apps, and(eq(apps.appId, members.appId), eq(apps.kind, 'tenant')))
    .innerJoin(
      groupPermissions,
      and(
        eq(groupPermissions.groupId, members.groupId),
        inArray(groupPermissions.apiGroupId, [...permissions]),
      ),
    )
    .where(and(eq(members.userId, userId), eq(members.status, 'active')));
  return rows.map(({ appId }) => appId);
}
