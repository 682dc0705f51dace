import { DEFAULT_API_KEY, type TenantAppDetails, type TenantApp } from '@console/tenant-apps/contract';
import { and, eq, isNotNull, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { remainingTrialDays } from '../apps/subscription';
import { dayOf } from '../time/calendar';
import { hasStatus } from '../billing/invoice-row';
import type { Database } from '../database/connection';
import {
  apiKeys,
  apps,
  groups,
  invoices,
  members,
  servers,
  streams,
  users,
  videos,
} from '../database/schema';
import { currentStatus, isLate } from './current-status';

/** Columns of `tenantApp`; join the owner. */
export const tenantAppColumns = (today: string | Placeholder) => ({
  appId: apps.appId,
  name: apps.name,
  status: apps.status,
  edition: apps.edition,
  subscriptionStatus: apps.subscriptionStatus,
  trialEndsAt: apps.trialEndsAt,
  isLate: isLate(today),
  owner: { email: users.email, name: users.name },
  members: apps.memberCount,
  createdAt: apps.createdAt,
  lastActivityAt: apps.lastActivityAt,
});

/** Joins the key that the app was created with. */
export const isDefaultKey = and(eq(apiKeys.appId, apps.appId), eq(apiKeys.name, DEFAULT_API_KEY));

type TenantAppRow = Omit<TenantApp, 'subscriptionStatus' | 'createdAt' | 'lastActivityAt'> &
  Pick<typeof apps.$inferSelect, 'subscriptionStatus' | 'trialEndsAt' | 'createdAt' | 'lastActivityAt'> & {
    isLate: boolean;
  };

export function tenantApp({ trialEndsAt, isLate, ...row }: TenantAppRow, now: Date): TenantApp {
  return {
    ...row,
    subscriptionStatus: currentStatus({ ...row, trialEndsAt, isLate }, now),
    createdAt: row.createdAt.toISOString(),
    lastActivityAt: row.lastActivityAt?.toISOString() ?? null,
  };
}

export async function findTenantAppDetails(
  db: Database,
  appId: string,
  now: Date,
): Promise<{ version: number; details: TenantAppDetails } | undefined> {
  const today = dayOf(now);
  const [row] = await db
    .select({
      version: apps.version,
      ...tenantAppColumns(today),
      updatedAt: apps.updatedAt,
      archivedAt: apps.archivedAt,
      ownerToBe: sql<string | null>`(${invitedOwner(db)})`,
      apiKey: { lastFour: apiKeys.lastFour, resetAt: apiKeys.resetAt, usedAt: apiKeys.usedAt },
      counts: {
        activeMembers: rowsOf(members, members.appId, eq(members.status, 'active')),
        invitedMembers: rowsOf(members, members.appId, eq(members.status, 'invited')),
        groups: rowsOf(groups, groups.appId),
        streams: rowsOf(streams, streams.appId),
        startedStreams: rowsOf(streams, streams.appId, isNotNull(streams.startedAt)),
        videos: rowsOf(videos, videos.appId),
        servers: rowsOf(servers, servers.appId),
        unpaidInvoices: rowsOf(invoices, invoices.appId, hasStatus('unpaid', today)),
        overdueInvoices: rowsOf(invoices, invoices.appId, hasStatus('overdue', today)),
      },
    })
    .from(apps)
    .innerJoin(users, eq(users.id, apps.ownerId))
    .leftJoin(apiKeys, isDefaultKey)
    .where(and(eq(apps.appId, appId), eq(apps.kind, 'tenant')));
  if (!row) return undefined;
  const { version, apiKey, counts, updatedAt, archivedAt, ownerToBe, ...app } = row;
  const { subscriptionStatus: status, ...shown } = tenantApp(app, now);
  return {
    version,
    details: {
      ...shown,
      ...(ownerToBe !== null && { ownerToBe: { email: ownerToBe } }),
      updatedAt: updatedAt.toISOString(),
      archivedAt: archivedAt?.toISOString() ?? null,
      subscription: {
        status,
        trialEndsAt: app.trialEndsAt?.toISOString() ?? null,
        remainingTrialDays: remainingTrialDays(app, now),
      },
      apiKey: apiKey && {
        lastFour: apiKey.lastFour,
        resetAt: apiKey.resetAt?.toISOString() ?? null,
        usedAt: apiKey.usedAt?.toISOString() ?? null,
      },
      counts,
    },
  };
}

function invitedOwner(db: Database) {
  const invited = alias(users, 'invited');
  return db
    .select({ email: invited.email })
    .from(members)
    .innerJoin(invited, eq(invited.id, members.userId))
    .where(and(eq(members.appId, apps.appId), members.becomesOwner));
}

function rowsOf(table: PgTable, appId: PgColumn, wanted?: SQL) {
  return sql<number>`(select count(*) from ${table} where ${and(eq(appId, apps.appId), wanted)})`.mapWith(
    Number,
  );
}
