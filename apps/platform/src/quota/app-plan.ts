import type { AppPlan } from '@console/billing/contract';
import { asc, eq } from 'drizzle-orm';
import { DEFAULT_PLAN, quotaPlanOf, type Plan } from '../apps/quota-plans';
import type { Database } from '../database/connection';
import { appPlans, apps } from '../database/schema';
import { entityTag } from '../http/http-error';
import type { PlanSince } from './plan-lines';

/** The plans of an app, oldest first. */
export async function plansOf(db: Database, appId: string): Promise<PlanSince[]> {
  return db
    .select({ planId: appPlans.planId, since: appPlans.since })
    .from(appPlans)
    .where(eq(appPlans.appId, appId))
    .orderBy(asc(appPlans.since));
}

/** The plan that applies last; the default without one. */
export function currentPlan(plans: readonly PlanSince[]): Plan {
  return quotaPlanOf(plans.at(-1)?.planId ?? '') ?? DEFAULT_PLAN;
}

export async function appPlanOf(
  db: Database,
  appId: string,
  setVersion?: (version: number) => void,
): Promise<AppPlan> {
  const [plans, [app]] = await Promise.all([
    plansOf(db, appId),
    db.select({ version: apps.limitsVersion }).from(apps).where(eq(apps.appId, appId)),
  ]);
  const { planId, name } = currentPlan(plans);
  const version = app?.version ?? 0;
  setVersion?.(version);
  return { planId, name, etag: entityTag(version) };
}
