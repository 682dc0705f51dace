import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { apps, invoices } from '../database/schema';
import { HttpError } from '../http/http-error';
import {
  forUpdate,
  requireRow,
  type LockableSelect,
  type TableOfApps,
  type WantedRow,
} from '../http/require-row';
import { message, type Message } from '../messages/message';
import type { Authority } from '../authorization/authority';

export type LockedApp = typeof apps.$inferSelect;

/** Locks an app until the transaction ends. Every change of an app, its groups or members starts with this. */
export async function lockApp(db: Database, appId: string): Promise<LockedApp | undefined> {
  const [app] = await db.select().from(apps).where(eq(apps.appId, appId)).for('update');
  return app;
}

/** Locks an app for a change of its groups or members. @throws HttpError 404, or 409 for an archived app. */
export async function lockManagedApp(db: Database, authority: Authority, appId: string): Promise<LockedApp> {
  const app = authority.reachesApp(appId) ? await lockApp(db, appId) : undefined;
  if (!app) throw new HttpError(404, message('tenantApp.notFound'));
  if (app.status === 'archived') throw new HttpError(409, message('tenantApp.archived'));
  return app;
}

/** For changes of what an app has. @throws HttpError 409 for an archived app, which is read-only. */
export async function rejectArchivedApp(db: Database, appId: string): Promise<void> {
  const [app] = await db.select({ status: apps.status }).from(apps).where(eq(apps.appId, appId));
  if (app?.status === 'archived') throw new HttpError(409, message('tenantApp.archived'));
}

/** Locks a row of an app for a change. @throws HttpError 404, or 409 for an archived app. */
export async function lockRow<Row extends { appId: string }>(
  db: Database,
  select: LockableSelect<Row>,
  table: TableOfApps,
  wanted: WantedRow,
  notFound: Message,
): Promise<Row> {
  const row = await requireRow(forUpdate(select), table, wanted, notFound);
  await rejectArchivedApp(db, row.appId);
  return row;
}

/** @throws HttpError 404 when there is no tenant app of that id. */
export async function requireTenantApp(db: Database, appId: string): Promise<void> {
  const [found] = await db
    .select({ appId: apps.appId })
    .from(apps)
    .where(and(eq(apps.appId, appId), eq(apps.kind, 'tenant')));
  if (!found) throw new HttpError(404, message('tenantApp.notFound'));
}

/** @throws HttpError 409 while the app has open invoices. */
export async function requireNoOpenInvoices(db: Database, appId: string): Promise<void> {
  const [row] = await db
    .select({ invoices: count() })
    .from(invoices)
    .where(and(eq(invoices.appId, appId), inArray(invoices.status, ['unpaid', 'overdue'])));
  if (row && row.invoices > 0) {
    throw new HttpError(409, message('tenantApp.owing', { count: row.invoices }));
  }
}
