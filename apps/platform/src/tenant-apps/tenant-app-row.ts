import type { TenantApp } from '@console/tenant-apps/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { apps, members, users } from '../database/schema';

/** The columns that a tenant app is answered from; select them with its owner joined. */
export function tenantAppColumns(db: Database) {
  return {
    appId: apps.appId,
    name: apps.name,
    status: apps.status,
    edition: apps.edition,
    owner: { email: users.email, name: users.name },
    members: memberCount(db),
    createdAt: apps.createdAt,
    lastActivityAt: apps.lastActivityAt,
  };
}

/** Counted per row that is shown, after sorting and paging; one statement for the whole page. */
export function memberCount(db: Database) {
  const counted = db
    .select({ members: sql`count(*)` })
    .from(members)
    .where(eq(members.appId, apps.appId));
  return sql<number>`(${counted})`.mapWith(Number);
}

interface TenantAppRow extends Omit<TenantApp, 'createdAt' | 'lastActivityAt'> {
  createdAt: Date;
  lastActivityAt: Date | null;
}

export function tenantApp(row: TenantAppRow): TenantApp {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastActivityAt: row.lastActivityAt?.toISOString() ?? null,
  };
}
