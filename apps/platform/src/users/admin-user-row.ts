import type { AdminUser } from '@console/accounts/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ADMIN_APP_ID } from '@console/http/contract';
import type { Database } from '../database/connection';
import { groups, members, twoFactors, users } from '../database/schema';
import { apiGroupsOf } from '../groups/group-row';

/** Columns of `adminUser`; left join the two-factor row. */
export function adminUserColumns(db: Database) {
  const inAdminGroup = <Column extends AnyPgColumn | SQL>(column: Column) =>
    db
      .select({ column })
      .from(members)
      .innerJoin(groups, eq(groups.id, members.groupId))
      .where(and(eq(members.userId, users.id), eq(members.appId, ADMIN_APP_ID)));
  const memberships = db
    .select({ members: sql`count(*)` })
    .from(members)
    .where(eq(members.userId, users.id));
  return {
    id: users.id,
    email: users.email,
    name: users.name,
    viewOnly: users.viewOnly,
    timezone: users.timezone,
    language: users.language,
    confirmedAt: users.confirmedAt,
    hasPassword: sql<boolean>`${users.passwordHash} is not null`,
    twoFactorEnabledAt: twoFactors.enabledAt,
    adminGroup: sql<string | null>`(${inAdminGroup(groups.name)})`,
    adminApiGroups: sql<string[]>`coalesce((${inAdminGroup(apiGroupsOf(groups.id))}), '{}')`,
    apps: sql<number>`(${memberships})`.mapWith(Number),
    createdAt: users.createdAt,
    lastSignInAt: users.lastSignInAt,
  };
}

interface AdminUserRow extends Omit<AdminUser, 'status' | 'twoFAEnabled' | 'createdAt' | 'lastSignInAt'> {
  confirmedAt: Date | null;
  hasPassword: boolean;
  twoFactorEnabledAt: Date | null;
  createdAt: Date;
  lastSignInAt: Date | null;
}

export function adminUser({
  confirmedAt,
  hasPassword,
  twoFactorEnabledAt,
  ...user
}: AdminUserRow): AdminUser {
  return {
    ...user,
    status: confirmedAt ? 'active' : hasPassword ? 'unconfirmed' : 'invited',
    twoFAEnabled: twoFactorEnabledAt !== null,
    createdAt: user.createdAt.toISOString(),
    lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
  };
}
