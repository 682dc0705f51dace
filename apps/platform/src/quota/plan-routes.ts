import { changePlan, previewPlan, type PlanPreview } from '@console/billing/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { lockManagedApp, type LockedApp } from '../apps/lock-app';
import { limitsOf, monthlyPrice, quotaPlanOf, type Plan } from '../apps/quota-plans';
import { changeDetail, recordAudit } from '../audit/record-audit';
import { requireTenantAppInReach } from '../billing/billed-app';
import { dayOf, monthAround } from '../time/calendar';
import { billOf, chargeMonth } from '../billing/draft-invoice';
import type { Database } from '../database/connection';
import { appPlans, apps, quotas } from '../database/schema';
import { byCode } from '../database/schema/columns';
import { fieldError, requireVersion } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { appPlanOf, currentPlan, plansOf } from './app-plan';
import { planLines, type PlanSince } from './plan-lines';
import { quotaColumns } from './quota-row';

export const planRoutes = [
  route(previewPlan, async ({ params, query, db, authority, now }) => {
    await requireTenantAppInReach(db, authority, params.appId);
    return preview(db, params.appId, requirePlan(query.planId), dayOf(now));
  }),

  routeInTransaction(changePlan, async (call) => {
    const { params, body, authority, now, knownVersion, setVersion } = call;
    const { appId } = params;
    const app = await lockManagedApp(call.db, authority, appId);
    await requireTenantAppInReach(call.db, authority, appId);
    requireVersion(knownVersion, app.limitsVersion);
    const plan = requirePlan(body.planId);
    const before = currentPlan(await plansOf(call.db, appId));
    if (plan.planId !== before.planId) {
      await writePlan(call.db, app, plan, now);
      const detail = changeDetail({ quotaPlan: before.name }, { quotaPlan: plan.name });
      await recordAudit(call, app, detail);
    }
    return appPlanOf(call.db, appId, setVersion);
  }),
];

function requirePlan(planId: string): Plan {
  const plan = quotaPlanOf(planId);
  if (!plan) throw fieldError(400, 'planId', message('quotaPlan.notFound'));
  return plan;
}

async function writePlan(db: Database, app: LockedApp, plan: Plan, now: Date): Promise<void> {
  const { appId } = app;
  const since = dayOf(now);
  const plans = withPlan(await plansOf(db, appId), plan.planId, since);
  await db.delete(appPlans).where(and(eq(appPlans.appId, appId), eq(appPlans.since, since)));
  if (plans.at(-1)?.since === since) await db.insert(appPlans).values({ appId, since, planId: plan.planId });
  for (const { resource, limit } of limitsOf(plan)) {
    await db
      .insert(quotas)
      .values({ appId, resource, limit, updatedAt: now })
      .onConflictDoUpdate({ target: [quotas.appId, quotas.resource], set: { limit } });
  }
  const month = monthAround(since);
  await chargeMonth(db, appId, {
    month,
    now,
    kinds: ['plan'],
    linesIn: (currency) => planLines(plans, month, currency, app),
  });
  await countLimitsChange(db, appId);
}

/** A new version of the app's plan and limits. */
export async function countLimitsChange(db: Database, appId: string): Promise<void> {
  await db
    .update(apps)
    .set({ limitsVersion: sql`${apps.limitsVersion} + 1` })
    .where(eq(apps.appId, appId));
}

async function preview(db: Database, appId: string, plan: Plan, today: string): Promise<PlanPreview> {
  const month = monthAround(today);
  const [plans, { currency }, rows, { etag }, [app]] = await Promise.all([
    plansOf(db, appId),
    billOf(db, appId, month),
    db
      .select(quotaColumns(today))
      .from(quotas)
      .innerJoin(apps, eq(apps.appId, quotas.appId))
      .where(eq(quotas.appId, appId))
      .orderBy(asc(byCode(quotas.resource))),
    appPlanOf(db, appId),
    db.select().from(apps).where(eq(apps.appId, appId)),
  ]);
  const before = currentPlan(plans);
  const planned = withPlan(plans, plan.planId, today);
  const linesOf = (charged: PlanSince[]) => (app ? planLines(charged, month, currency, app) : []);
  const sum = (charged: { amount: number }[]) => charged.reduce((total, { amount }) => total + amount, 0);
  const lines = linesOf(planned);
  const quotaOf = new Map(rows.map((row) => [row.resource, row]));
  const priced = ({ planId, name, price }: Plan) => ({
    planId,
    name,
    monthly: monthlyPrice({ price }, currency),
  });
  return {
    appId,
    before: priced(before),
    after: priced(plan),
    currency,
    period: { from: today, to: month.to },
    lines: lines.map((line) => ({ ...line, edition: null })),
    difference: sum(lines) - sum(linesOf(plans)),
    limits: limitsOf(plan).map(({ resource, limit }) => {
      const quota = quotaOf.get(resource);
      return {
        resource,
        before: quota?.limit ?? 0,
        after: quota?.isOverridden === true ? quota.limit : limit,
        used: quota?.used ?? 0,
      };
    }),
    etag,
  };
}

/** The plans of an app as if it changed to a plan today. */
function withPlan(plans: readonly PlanSince[], planId: string, today: string): PlanSince[] {
  const before = plans.filter(({ since }) => since < today);
  return before.at(-1)?.planId === planId ? before : [...before, { planId, since: today }];
}
