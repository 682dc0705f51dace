import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { apps, deletedApps } from '../database/schema';
import { requireTenantApp } from '../apps/lock-app';
import type { Database } from '../database/connection';
import type { Authority } from '../authorization/authority';
import { HttpError } from '../http/http-error';
import { message } from '../messages/message';

/** @throws HttpError 404 for an app that does not exist or is out of reach. */
export async function requireApp(db: Database, authority: Authority, appId: string): Promise<void> {
  const [found] = authority.reachesApp(appId)
    ? await db.select({ appId: apps.appId }).from(apps).where(eq(apps.appId, appId))
    : [];
  if (!found) throw new HttpError(404, message('tenantApp.notFound'));
}

/** @throws HttpError 404 for a tenant app that does not exist or is out of reach. */
export async function requireTenantAppInReach(
  db: Database,
  authority: Authority,
  appId: string,
): Promise<void> {
  if (!authority.reachesApp(appId)) throw new HttpError(404, message('tenantApp.notFound'));
  await requireTenantApp(db, appId);
}

/** Also accepts deleted apps, whose invoices and usages remain. */
export async function requireBilledApp(db: Database, authority: Authority, appId: string): Promise<void> {
  const isDeleted = (await db.$count(deletedApps, eq(deletedApps.appId, appId))) > 0;
  if (!isDeleted || !authority.reachesApp(appId)) await requireTenantAppInReach(db, authority, appId);
}

/** Columns of an app that may have been deleted. Left join `apps` and `deletedApps`. */
export const billedApp = (appId: PgColumn) => ({
  appName: sql<string>`coalesce(${apps.name}, ${deletedApps.name}, ${appId})`,
  appDeleted: sql<boolean>`${deletedApps.appId} is not null`,
});
