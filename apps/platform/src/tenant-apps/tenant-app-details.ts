import type { TenantAppDetails } from '@console/tenant-apps/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { remainingTrialDays, subscriptionStatus } from '../apps/subscription';
import type { Database } from '../database/connection';
import { apps, groups, invoices, members, servers, users } from '../database/schema';
import { tenantApp, tenantAppColumns } from './tenant-app-row';

/** A tenant app with all that an operator sees of it, in one statement; `undefined` when there is none of that id. */
export async function findTenantAppDetails(
  db: Database,
  appId: string,
  now: Date,
): Promise<{ version: number; details: TenantAppDetails } | undefined> {
  const [row] = await db
    .select({
      version: apps.version,
      ...tenantAppColumns,
      updatedAt: apps.updatedAt,
      archivedAt: apps.archivedAt,
      subscription: { subscriptionStatus: apps.subscriptionStatus, trialEndsAt: apps.trialEndsAt },
      apiKey: { lastFour: apps.apiKeyLastFour, resetAt: apps.apiKeyResetAt, usedAt: apps.apiKeyUsedAt },
      counts: {
        activeMembers: rowsOf(members, members.appId, eq(members.status, 'active')),
        invitedMembers: rowsOf(members, members.appId, eq(members.status, 'invited')),
        groups: rowsOf(groups, groups.appId),
        servers: rowsOf(servers, servers.appId),
        unpaidInvoices: rowsOf(invoices, invoices.appId, eq(invoices.status, 'unpaid')),
        overdueInvoices: rowsOf(invoices, invoices.appId, eq(invoices.status, 'overdue')),
      },
    })
    .from(apps)
    .innerJoin(users, eq(users.id, apps.ownerId))
    .where(and(eq(apps.appId, appId), eq(apps.kind, 'tenant')));
  if (!row) return undefined;
  const { version, subscription, apiKey, counts, updatedAt, archivedAt, ...app } = row;
  return {
    version,
    details: {
      ...tenantApp(app),
      updatedAt: updatedAt.toISOString(),
      archivedAt: archivedAt?.toISOString() ?? null,
      subscription: {
        status: subscriptionStatus(subscription, now),
        trialEndsAt: subscription.trialEndsAt?.toISOString() ?? null,
        remainingTrialDays: remainingTrialDays(subscription, now),
      },
      apiKey: {
        lastFour: apiKey.lastFour,
        resetAt: apiKey.resetAt?.toISOString() ?? null,
        usedAt: apiKey.usedAt?.toISOString() ?? null,
      },
      counts,
    },
  };
}

/** How many rows of a table belong to the app that is selected. */
function rowsOf(table: PgTable, appId: PgColumn, wanted?: SQL) {
  return sql<number>`(select count(*) from ${table} where ${and(eq(appId, apps.appId), wanted)})`.mapWith(
    Number,
  );
}
