import type { z } from 'zod';
import type { Group } from '@console/shell-layout/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { apps, groupPermissions, groups, members } from '../database/schema';

export const ADMIN_APP_ID = 'default-admin-app';

/** A person's place in an app, as the wire shows it, and what kind of app that is. */
export interface Place {
  appKind: 'tenant' | 'admin';
  group: z.output<typeof Group>;
}

/** `undefined` for somebody who is no active member of the app, and for an app that does not exist. */
export async function findPlace(db: Database, userId: string, appId: string): Promise<Place | undefined> {
  const rows = await db
    .select({ appKind: apps.kind, groupName: groups.name, apiGroupId: groupPermissions.apiGroupId })
    .from(members)
    .innerJoin(apps, eq(apps.appId, members.appId))
    .innerJoin(groups, eq(groups.id, members.groupId))
    .leftJoin(groupPermissions, eq(groupPermissions.groupId, groups.id))
    .where(and(eq(members.userId, userId), eq(members.appId, appId), eq(members.status, 'active')))
    .orderBy(asc(groupPermissions.apiGroupId));
  const [first] = rows;
  if (!first) return undefined;
  return {
    appKind: first.appKind,
    group: {
      name: first.groupName,
      permission: rows.flatMap(({ apiGroupId }) => (apiGroupId === null ? [] : { apiGroupId })),
    },
  };
}
