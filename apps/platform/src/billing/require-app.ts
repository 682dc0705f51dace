import { eq } from 'drizzle-orm';
import { requireTenantApp } from '../apps/lock-app';
import type { Database } from '../database/connection';
import { apps, deletedApps } from '../database/schema';
import type { Authority } from '../authorization/authority';
import { Refusal } from '../http/http-error';
import { message } from '../messages/message';

/** @throws Refusal 404 for an app of any kind that does not exist or is out of the caller's reach. */
export async function requireReachedApp(db: Database, authority: Authority, appId: string): Promise<void> {
  const [found] = authority.reachesApp(appId)
    ? await db.select({ appId: apps.appId }).from(apps).where(eq(apps.appId, appId))
    : [];
  if (!found) throw new Refusal(404, message('tenantApp.notFound'));
}

/** @throws Refusal 404 for a tenant app that does not exist or is out of the caller's reach. */
export async function requireReachedTenantApp(
  db: Database,
  authority: Authority,
  appId: string,
): Promise<void> {
  if (!authority.reachesApp(appId)) throw new Refusal(404, message('tenantApp.notFound'));
  await requireTenantApp(db, appId);
}

/** The same, except that the app may have been deleted: its invoices and usages remain. */
export async function requireBilledApp(db: Database, authority: Authority, appId: string): Promise<void> {
  const isDeleted = (await db.$count(deletedApps, eq(deletedApps.appId, appId))) > 0;
  if (!isDeleted || !authority.reachesApp(appId)) await requireReachedTenantApp(db, authority, appId);
}
