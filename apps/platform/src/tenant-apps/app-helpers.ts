import { type ApiGroupId, ADMIN_APP_ID } from '@console/http/contract';
import type { Helpers } from '@console/shell-layout/contract';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { groupPermissions, members, users } from '../database/schema';
import { managingPermission } from '../groups/app-managers';

/** Per kind; too few to serve as a directory. */
const MAX_NAMED = 5;

/** Users who can help members of an app, most recently active first. */
export async function helpersOf(db: Database, appId: string): Promise<Helpers> {
  const access = managingPermission(appId);
  const ranked = db
    .select({
      email: users.email,
      permission: groupPermissions.apiGroupId,
      rank: sql<number>`row_number() over (partition by ${groupPermissions.apiGroupId}
        order by ${users.lastSignInAt} desc nulls last, ${users.email})`.as('rank'),
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(groupPermissions, eq(groupPermissions.groupId, members.groupId))
    .where(
      and(
        eq(members.appId, appId),
        eq(members.status, 'active'),
        // View-only users cannot help.
        eq(users.viewOnly, false),
        inArray(groupPermissions.apiGroupId, [access, 'management', 'admin-user']),
      ),
    )
    .as('ranked');
  const rows = await db.select().from(ranked).where(lte(ranked.rank, MAX_NAMED)).orderBy(ranked.rank);

  const holdersOf = (permission: ApiGroupId) =>
    rows.filter((row) => row.permission === permission).map(({ email }) => email);
  return {
    access: holdersOf(access),
    subscription: holdersOf('management'),
    // A tenant's own grants do not reach accounts.
    accounts: appId === ADMIN_APP_ID ? holdersOf('admin-user') : [],
  };
}
