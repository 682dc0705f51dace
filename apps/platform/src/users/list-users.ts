import type {
  listAdminGroups as adminGroupsOperation,
  listUsers as operation,
  AdminUser,
} from '@console/accounts/contract';
import { type ResponseOf, ADMIN_APP_ID } from '@console/http/contract';
import { and, asc, count, eq, exists, gte, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { groups, members, twoFactors, users } from '../database/schema';
import { byCode } from '../database/schema/columns';
import type { z } from 'zod';
import { equals, listPage, type ListCall } from '../database/list-query';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { apiGroupsOf } from '../groups/group-row';
import { DAY_MS } from '../time/durations';

type Query = z.output<(typeof operation)['query']>;

const SORTABLE = {
  // `searchText` begins with the name.
  name: byCode(users.searchText),
  email: byCode(users.email),
  createdAt: users.createdAt,
  lastSignInAt: users.lastSignInAt,
};

export function listUsers(call: ListCall & { query: Query; now: Date }) {
  const { db, query, now } = call;
  const select = db
    .select(adminUserColumns(db))
    .from(users)
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id));
  return listPage(call, select, {
    appId: undefined,
    where: filtersOf(db, query, now),
    words: [users.searchText],
    sorts: SORTABLE,
    defaultSort: '-createdAt',
    order: [asc(users.id)],
    respond: (rows) => rows.map(adminUser),
  });
}

function filtersOf(db: Database, { customFields }: Query, now: Date): (SQL | undefined)[] {
  const { status, twoFAEnabled, viewOnly, lastSignIn, adminGroup, appId } = customFields ?? {};
  const membership = (condition: SQL | undefined) =>
    exists(
      db
        .select({ found: sql`1` })
        .from(members)
        .innerJoin(groups, eq(groups.id, members.groupId))
        .where(and(eq(members.userId, users.id), condition)),
    );
  return [
    status && STATUS[status],
    twoFAEnabled === undefined
      ? undefined
      : twoFAEnabled
        ? isNotNull(twoFactors.enabledAt)
        : isNull(twoFactors.enabledAt),
    equals(users.viewOnly, viewOnly),
    lastSignIn && signedIn(lastSignIn, now),
    adminGroup === undefined
      ? undefined
      : membership(and(eq(members.appId, ADMIN_APP_ID), eq(groups.name, adminGroup))),
    appId === undefined ? undefined : membership(eq(members.appId, appId)),
  ];
}

type LastSignIn = NonNullable<NonNullable<Query['customFields']>['lastSignIn']>;

function signedIn(wanted: LastSignIn, now: Date): SQL {
  const last = users.lastSignInAt;
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  switch (wanted) {
    case 'within-7-days':
      return gte(last, daysAgo(7));
    case 'within-30-days':
      return gte(last, daysAgo(30));
    case 'within-90-days':
      return gte(last, daysAgo(90));
    case 'over-90-days-ago':
      return lt(last, daysAgo(90));
    case 'never':
      return isNull(last);
  }
}

const STATUS = {
  active: isNotNull(users.confirmedAt),
  invited: and(isNull(users.confirmedAt), isNull(users.passwordHash)),
  unconfirmed: and(isNull(users.confirmedAt), isNotNull(users.passwordHash)),
};

export async function listAdminGroups(db: Database): Promise<ResponseOf<typeof adminGroupsOperation>> {
  const data = await db
    .select({ name: groups.name, users: count(members.userId) })
    .from(groups)
    .leftJoin(members, eq(members.groupId, groups.id))
    .where(eq(groups.appId, ADMIN_APP_ID))
    .groupBy(groups.id)
    .orderBy(byCode(groups.name));
  return { data };
}

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
