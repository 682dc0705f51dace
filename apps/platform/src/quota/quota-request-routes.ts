import {
  approveQuotaRequest,
  declineQuotaRequest,
  listQuotaRequests,
  requestQuota,
  type QuotaRequest,
} from '@console/billing/contract';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { lockManagedApp } from '../apps/lock-app';
import { recordAudit } from '../audit/record-audit';
import type { Authority } from '../authorization/authority';
import { requireTenantAppInReach } from '../billing/billed-app';
import { dayOf } from '../billing/calendar';
import type { Database } from '../database/connection';
import { isId, newId } from '../database/ids';
import { equals, readPage } from '../database/list-query';
import { apps, quotaRequests, quotas } from '../database/schema';
import { fieldError, HttpError } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { writeOverride } from './override-routes';
import { limitOfQuota, usedOfQuota } from './quota-row';

type Row = typeof quotaRequests.$inferSelect;

export const quotaRequestRoutes = [
  route(listQuotaRequests, async ({ query, db, authority, now }) => {
    const { appId, status } = query;
    const wanted = and(
      authority.within(quotaRequests.appId),
      equals(quotaRequests.appId, appId),
      equals(quotaRequests.status, status),
    );
    const { rows, ...page } = await readPage(
      db,
      requestsWhere(db, wanted, dayOf(now)),
      query,
      desc(quotaRequests.createdAt),
      desc(quotaRequests.id),
    );
    return { data: rows.map(quotaRequest), ...page };
  }),

  routeInTransaction(requestQuota, async (call) => {
    const { body, actor, authority, now } = call;
    const { appId, resource, limit, reason } = body;
    const app = await lockManagedApp(call.db, authority, appId);
    await requireTenantAppInReach(call.db, authority, appId);
    const [present] = await call.db
      .select({ limit: limitOfQuota(dayOf(now)) })
      .from(quotas)
      .where(and(eq(quotas.appId, appId), eq(quotas.resource, resource)));
    if (!present) throw new HttpError(404, message('quota.notFound'));
    if (limit <= present.limit) throw fieldError(400, 'limit', message('quota.notRaised'));
    const id = newId(now);
    const added = await call.db
      .insert(quotaRequests)
      .values({ id, appId, resource, limit, reason, requestedBy: actor.user.email, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: quotaRequests.id });
    if (added.length === 0) throw new HttpError(409, message('quota.alreadyRequested'));
    await recordAudit(call.db, call, {
      action: 'quota.request',
      appId,
      targetId: appId,
      targetName: app.name,
      detail: { resource, limit, reason },
    });
    return findRequest(call.db, id, now);
  }),

  routeInTransaction(approveQuotaRequest, async (call) => {
    const { params, body, actor, authority, now } = call;
    const { appId, resource, reason, id } = await requireOpenRequest(call.db, authority, params.id);
    const app = await lockManagedApp(call.db, authority, appId);
    await decide(call.db, id, { status: 'approved', decidedBy: actor.user.email, decidedAt: now });
    await writeOverride(call.db, call, app, { ...body, resource, reason, action: 'quota.approve' });
    return findRequest(call.db, id, now);
  }),

  routeInTransaction(declineQuotaRequest, async (call) => {
    const { params, body, actor, authority, now } = call;
    const { appId, resource, limit, id } = await requireOpenRequest(call.db, authority, params.id);
    const app = await lockManagedApp(call.db, authority, appId);
    const { note } = body;
    await decide(call.db, id, {
      status: 'declined',
      note,
      decidedBy: actor.user.email,
      decidedAt: now,
    });
    await recordAudit(call.db, call, {
      action: 'quota.decline',
      appId,
      targetId: appId,
      targetName: app.name,
      detail: { resource, limit, note },
    });
    return findRequest(call.db, id, now);
  }),
];

/** Locks the request. @throws HttpError 404 out of reach, 409 if it is decided. */
async function requireOpenRequest(db: Database, authority: Authority, id: string): Promise<Row> {
  const [found] = isId(id)
    ? await db
        .select()
        .from(quotaRequests)
        .where(and(eq(quotaRequests.id, id), authority.within(quotaRequests.appId)))
        .for('update')
    : [];
  if (!found) throw new HttpError(404, message('quotaRequest.notFound'));
  if (found.decidedBy !== null) {
    throw new HttpError(409, message('quotaRequest.decided', { by: found.decidedBy }));
  }
  return found;
}

type Decision = Pick<Row, 'status' | 'decidedBy' | 'decidedAt'> & Partial<Pick<Row, 'note'>>;

async function decide(db: Database, id: string, decision: Decision): Promise<void> {
  await db.update(quotaRequests).set(decision).where(eq(quotaRequests.id, id));
}

function requestsWhere(db: Database, wanted: SQL | undefined, today: string) {
  return db
    .select({
      request: quotaRequests,
      appName: apps.name,
      present: { limit: limitOfQuota(today), used: usedOfQuota(today) },
    })
    .from(quotaRequests)
    .innerJoin(apps, eq(apps.appId, quotaRequests.appId))
    .innerJoin(
      quotas,
      and(eq(quotas.appId, quotaRequests.appId), eq(quotas.resource, quotaRequests.resource)),
    )
    .where(wanted)
    .$dynamic();
}

async function findRequest(db: Database, id: string, now: Date): Promise<QuotaRequest> {
  const [found] = await requestsWhere(db, eq(quotaRequests.id, id), dayOf(now));
  if (!found) throw new HttpError(404, message('quotaRequest.notFound'));
  return quotaRequest(found);
}

interface Found {
  request: Row;
  appName: string;
  present: QuotaRequest['present'];
}

function quotaRequest({ request, appName, present }: Found): QuotaRequest {
  const { createdAt, decidedAt, ...fields } = request;
  return {
    ...fields,
    appName,
    present,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
