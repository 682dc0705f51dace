import {
  approveQuotaRequest,
  declineQuotaRequest,
  listQuotaRequests,
  requestQuota,
  type QuotaRequest,
} from '@console/billing/contract';
import { and, desc, eq } from 'drizzle-orm';
import { lockManagedApp } from '../apps/lock-app';
import { recordAudit } from '../audit/record-audit';
import type { Authority } from '../authorization/authority';
import { requireTenantAppInReach } from '../billing/billed-app';
import { dayOf } from '../time/calendar';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { equals, listPage } from '../database/list-query';
import { apps, quotaRequests, quotas } from '../database/schema';
import { fieldError, HttpError } from '../http/http-error';
import { forUpdate, requireRow } from '../http/require-row';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { writeOverride } from './override-routes';
import { limitOfQuota, usedOfQuota } from './quota-row';

type Row = typeof quotaRequests.$inferSelect;

const NOT_FOUND = message('quotaRequest.notFound');

export const quotaRequestRoutes = [
  route(listQuotaRequests, (call) => {
    const { appId, status } = call.query;
    return listPage(call, selectRequests(call), {
      appId: quotaRequests.appId,
      where: [equals(quotaRequests.appId, appId), equals(quotaRequests.status, status)],
      order: [desc(quotaRequests.createdAt), desc(quotaRequests.id)],
      respond: (rows) => rows.map(quotaRequest),
    });
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
    await recordAudit(call, app, { resource, limit, reason });
    return findRequest(call.db, id, now);
  }),

  routeInTransaction(approveQuotaRequest, async (call) => {
    const { params, body, actor, authority, now } = call;
    const { appId, resource, reason, id } = await requireOpenRequest(call.db, authority, params.id);
    const app = await lockManagedApp(call.db, authority, appId);
    await decide(call.db, id, { status: 'approved', decidedBy: actor.user.email, decidedAt: now });
    await writeOverride(call, app, { ...body, resource, reason });
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
    await recordAudit(call, app, { resource, limit, note });
    return findRequest(call.db, id, now);
  }),
];

/** Locks the request. @throws HttpError 404 out of reach, 409 if it is decided. */
async function requireOpenRequest(db: Database, authority: Authority, id: string): Promise<Row> {
  const select = forUpdate(db.select().from(quotaRequests));
  const found = await requireRow(select, quotaRequests, { id, authority }, NOT_FOUND);
  if (found.decidedBy !== null) {
    throw new HttpError(409, message('quotaRequest.decided', { by: found.decidedBy }));
  }
  return found;
}

type Decision = Pick<Row, 'status' | 'decidedBy' | 'decidedAt'> & Partial<Pick<Row, 'note'>>;

async function decide(db: Database, id: string, decision: Decision): Promise<void> {
  await db.update(quotaRequests).set(decision).where(eq(quotaRequests.id, id));
}

function selectRequests({ db, now }: { db: Database; now: Date }) {
  const today = dayOf(now);
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
    );
}

async function findRequest(db: Database, id: string, now: Date): Promise<QuotaRequest> {
  const [found] = await selectRequests({ db, now }).where(eq(quotaRequests.id, id));
  if (!found) throw new HttpError(404, NOT_FOUND);
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
