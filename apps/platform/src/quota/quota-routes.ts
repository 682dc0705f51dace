import {
  getQuota,
  listQuotaPlans,
  listQuotasNearLimit,
  QUOTA_WARNING_PERCENT,
} from '@console/billing/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { requireTenantAppInReach } from '../billing/billed-app';
import { listPage } from '../database/list-query';
import { apps, quotas } from '../database/schema';
import { byCode } from '../database/schema/columns';
import { route } from '../http/route';
import { quotaPlans } from '../apps/quota-plans';
import { dayOf } from '../time/calendar';
import { appPlanOf } from './app-plan';
import { withForecasts } from './forecast';
import { overrideRoutes } from './override-routes';
import { planRoutes } from './plan-routes';
import { quotaRequestRoutes } from './quota-request-routes';
import { limitOfQuota, quotaColumns, usedOfQuota } from './quota-row';

export const quotaRoutes = [
  route(listQuotaPlans, () => ({ data: quotaPlans() })),

  route(getQuota, async ({ params, db, authority, now }) => {
    await requireTenantAppInReach(db, authority, params.appId);
    const rows = await db
      .select(quotaColumns(dayOf(now)))
      .from(quotas)
      .innerJoin(apps, eq(apps.appId, quotas.appId))
      .where(eq(quotas.appId, params.appId))
      .orderBy(asc(byCode(quotas.resource)));
    return {
      appId: params.appId,
      quotas: await withForecasts(db, rows, now),
      plan: await appPlanOf(db, params.appId),
    };
  }),

  route(listQuotasNearLimit, (call) => {
    const { db, now } = call;
    const today = dayOf(now);
    const [limit, used] = [limitOfQuota(today), usedOfQuota(today)];
    const share = sql`${used}::numeric / nullif(${limit}, 0)`;
    const select = db
      .select({ ...quotaColumns(today), appName: apps.name })
      .from(quotas)
      .innerJoin(apps, eq(apps.appId, quotas.appId));
    return listPage(call, select, {
      appId: quotas.appId,
      where: [
        eq(apps.kind, 'tenant'),
        eq(apps.status, 'normal'),
        sql`${used}::numeric * 100 >= ${limit}::numeric * ${QUOTA_WARNING_PERCENT}`,
      ],
      order: [sql`${share} desc nulls first`, asc(byCode(quotas.appId)), asc(byCode(quotas.resource))],
      respond: async (rows) => {
        const names = new Map(rows.map(({ appId, appName }) => [appId, appName]));
        const forecast = await withForecasts(db, rows, now);
        return forecast.map((quota) => ({ ...quota, appName: names.get(quota.appId) ?? quota.appId }));
      },
    });
  }),

  ...planRoutes,
  ...overrideRoutes,
  ...quotaRequestRoutes,
];
