import { API_GROUP_IDS } from '@console/http/contract';
import {
  createTenantApp,
  deleteTenantApp,
  getTenantApp,
  getTenantAppDetails,
  listTenantAppApiGroups,
  listTenantApps,
  resetTenantAppApiKey,
  TENANT_API_GROUP_IDS,
  updateTenantApp,
} from '@console/tenant-apps/contract';
import { and, eq } from 'drizzle-orm';
import { apiGroup } from '../apps/api-groups';
import { lockApp, requireNoOpenInvoices, requireTenantApp, type LockedApp } from '../apps/lock-app';
import { resetDefaultKey } from '../apps/api-key';
import { recordAudit } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { apiKeys, apps, deletedApps, invoices, paymentMethods, users, videos } from '../database/schema';
import { HttpError } from '../http/http-error';
import { dayOf } from '../time/calendar';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { releaseCards } from '../payment-methods/release-cards';
import { removeVideos } from '../vod/media-jobs';
import { createTenantApp as create } from './create-tenant-app';
import { listTenantApps as list } from './list-tenant-apps';
import { findTenantAppDetails, isDefaultKey, tenantApp, tenantAppColumns } from './tenant-app-details';
import { apiGroupsOf, updateTenantApp as update } from './update-tenant-app';

export const tenantAppRoutes = [
  route(listTenantApps, ({ query, db, now }) => list(db, query, now)),

  route(getTenantApp, async ({ params, db, now, setVersion }) => {
    const [row] = await db
      .select({ ...tenantAppColumns(dayOf(now)), lastFour: apiKeys.lastFour, version: apps.version })
      .from(apps)
      .innerJoin(users, eq(users.id, apps.ownerId))
      .leftJoin(apiKeys, isDefaultKey)
      .where(and(eq(apps.appId, params.id), eq(apps.kind, 'tenant')));
    if (!row) throw new HttpError(404, message('tenantApp.notFound'));
    setVersion(row.version);
    return { ...tenantApp(row, now), apiKey: row.lastFour === null ? null : { lastFour: row.lastFour } };
  }),

  route(getTenantAppDetails, async ({ params, db, now, setVersion }) => {
    const found = await findTenantAppDetails(db, params.id, now);
    if (!found) throw new HttpError(404, message('tenantApp.notFound'));
    setVersion(found.version);
    return found.details;
  }),

  route(listTenantAppApiGroups, async ({ params, db, request }) => {
    await requireTenantApp(db, params.id);
    const granted = await apiGroupsOf(db, params.id);
    const possible: ReadonlySet<string> = new Set(TENANT_API_GROUP_IDS);
    return {
      data: API_GROUP_IDS.filter((id) => possible.has(id)).map((id) => ({
        ...apiGroup(id, request.locale),
        granted: granted.includes(id),
      })),
    };
  }),

  routeInTransaction(createTenantApp, (call) => create(call)),

  routeInTransaction(updateTenantApp, async (call) => {
    const { params, db, now, setVersion } = call;
    await update(call);
    const found = await findTenantAppDetails(db, params.id, now);
    if (!found) throw new HttpError(404, message('tenantApp.notFound'));
    setVersion(found.version);
    return found.details;
  }),

  route(deleteTenantApp, async (call) => {
    const { params, now } = call;
    const cards = await call.db.transaction(async (db) => {
      const { appId, name, memberCount } = await lockTenantApp(db, params.id);
      await requireNoOpenInvoices(db, appId);
      await db
        .update(invoices)
        .set({ status: 'void' })
        .where(and(eq(invoices.appId, appId), eq(invoices.status, 'draft')));
      await db.insert(deletedApps).values({ appId, name, deletedAt: now });
      await removeVideos(db, eq(videos.appId, appId), now);
      const removed = await db.delete(paymentMethods).where(eq(paymentMethods.appId, appId)).returning();
      await db.delete(apps).where(eq(apps.appId, appId));
      await recordAudit({ ...call, db }, { appId, name }, { name, members: memberCount });
      return removed;
    });
    await releaseCards(call, cards);
    return {};
  }),

  routeInTransaction(resetTenantAppApiKey, async (call) =>
    resetDefaultKey(call, await lockTenantApp(call.db, call.params.id)),
  ),
];

async function lockTenantApp(db: Database, appId: string): Promise<LockedApp> {
  const app = await lockApp(db, appId);
  if (app?.kind !== 'tenant') throw new HttpError(404, message('tenantApp.notFound'));
  return app;
}
