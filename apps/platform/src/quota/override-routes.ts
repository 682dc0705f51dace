import { overrideQuota, removeQuotaOverride, type QUOTA_RESOURCES } from '@console/billing/contract';
import { and, eq } from 'drizzle-orm';
import { lockManagedApp, type LockedApp } from '../apps/lock-app';
import { changeDetail, recordAudit, type AuditContext } from '../audit/record-audit';
import { requireTenantAppInReach } from '../billing/billed-app';
import { dayOf } from '../time/calendar';
import type { Database } from '../database/connection';
import { quotas } from '../database/schema';
import { fieldError, HttpError, requireVersion } from '../http/http-error';
import { routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import type { Authority } from '../authorization/authority';
import { appPlanOf } from './app-plan';
import { countLimitsChange } from './plan-routes';

type Resource = (typeof QUOTA_RESOURCES)[number];
type QuotaRow = typeof quotas.$inferSelect;

export const overrideRoutes = [
  routeInTransaction(overrideQuota, async (call) => {
    const { params, body, setVersion } = call;
    const app = await lockLimits(call.db, call, params.appId);
    await writeOverride(call, app, { ...body, resource: params.resource });
    return appPlanOf(call.db, params.appId, setVersion);
  }),

  routeInTransaction(removeQuotaOverride, async (call) => {
    const { params, now, setVersion } = call;
    const { appId, name } = await lockLimits(call.db, call, params.appId);
    const before = await requireQuota(call.db, appId, params.resource);
    if (before.overrideUntil === null || before.overrideUntil < dayOf(now)) {
      throw new HttpError(409, message('quota.notOverridden'));
    }
    await setOverride(call.db, before, {
      overrideLimit: null,
      overrideUntil: null,
      overrideReason: null,
      overrideBy: null,
    });
    await recordAudit(
      call,
      { appId, name },
      {
        resource: before.resource,
        ...changeDetail({ limit: before.overrideLimit }, { limit: before.limit }),
      },
    );
    return appPlanOf(call.db, appId, setVersion);
  }),
];

interface LimitsCall {
  authority: Authority;
  knownVersion: number | undefined;
}

/** Locks the app whose limits change. @throws HttpError 404, 409 if it is archived, 412 */
async function lockLimits(
  db: Database,
  { authority, knownVersion }: LimitsCall,
  appId: string,
): Promise<LockedApp> {
  const app = await lockManagedApp(db, authority, appId);
  await requireTenantAppInReach(db, authority, appId);
  requireVersion(knownVersion, app.limitsVersion);
  return app;
}

interface Override {
  resource: Resource;
  limit: number;
  until: string;
  reason: string;
}

/** Overrides a limit of a locked app. @throws HttpError 400 for a day in the past, 404 */
export async function writeOverride(
  call: AuditContext,
  { appId, name }: Pick<LockedApp, 'appId' | 'name'>,
  { resource, limit, until, reason }: Override,
): Promise<void> {
  const { db, now, actor } = call;
  const today = dayOf(now);
  if (until < today) throw fieldError(400, 'until', message('quota.untilPast'));
  const before = await requireQuota(db, appId, resource);
  const isOverridden = before.overrideUntil !== null && before.overrideUntil >= today;
  await setOverride(db, before, {
    overrideLimit: limit,
    overrideUntil: until,
    overrideReason: reason,
    overrideBy: actor.user.email,
  });
  await recordAudit(
    call,
    { appId, name },
    {
      resource,
      ...changeDetail({ limit: isOverridden ? before.overrideLimit : before.limit }, { limit }),
      until,
      reason,
    },
  );
}

async function setOverride(
  db: Database,
  { appId, resource }: QuotaRow,
  override: Pick<QuotaRow, 'overrideLimit' | 'overrideUntil' | 'overrideReason' | 'overrideBy'>,
): Promise<void> {
  await db
    .update(quotas)
    .set(override)
    .where(and(eq(quotas.appId, appId), eq(quotas.resource, resource)));
  await countLimitsChange(db, appId);
}

export async function requireQuota(db: Database, appId: string, resource: Resource): Promise<QuotaRow> {
  const [quota] = await db
    .select()
    .from(quotas)
    .where(and(eq(quotas.appId, appId), eq(quotas.resource, resource)));
  if (!quota) throw new HttpError(404, message('quota.notFound'));
  return quota;
}
