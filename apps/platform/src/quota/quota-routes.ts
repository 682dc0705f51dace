import { getQuota, listQuotaPlans } from '@console/billing/contract';
import { asc, eq } from 'drizzle-orm';
import { requireTenantApp } from '../apps/require-tenant-app';
import { quotas } from '../database/schema';
import { byCode } from '../database/text-order';
import { route } from '../http/route';
import { quotaPlans } from './quota-plans';

export const quotaRoutes = [
  route(listQuotaPlans, () => ({ data: quotaPlans() })),

  route(getQuota, async ({ params, db }) => {
    await requireTenantApp(db, params.appId);
    const rows = await db
      .select()
      .from(quotas)
      .where(eq(quotas.appId, params.appId))
      .orderBy(asc(byCode(quotas.resource)));
    return {
      appId: params.appId,
      quotas: rows.map(({ resource, limit, used, updatedAt }) => ({
        resource,
        limit,
        used,
        updatedAt: updatedAt.toISOString(),
      })),
    };
  }),
];
