import { dayAfter, type Quota } from '@console/billing/contract';
import { and, asc, gte, inArray, lt } from 'drizzle-orm';
import { dayOf } from '../billing/calendar';
import type { Database } from '../database/connection';
import { usages, type quotas } from '../database/schema';
import { FORECAST_DAYS, runsOutOn } from './forecast';

type QuotaRow = typeof quotas.$inferSelect;

export async function withForecasts(
  db: Database,
  rows: readonly QuotaRow[],
  now: Date,
): Promise<(Quota & { appId: string })[]> {
  const today = dayOf(now);
  const days = await db
    .select({
      appId: usages.appId,
      day: usages.day,
      storageBytes: usages.storageBytes,
      egressBytes: usages.egressBytes,
      transcodeSeconds: usages.transcodeSeconds,
    })
    .from(usages)
    .where(
      and(
        inArray(usages.appId, [...new Set(rows.map(({ appId }) => appId))]),
        gte(usages.day, dayAfter(today, -FORECAST_DAYS)),
        lt(usages.day, today),
      ),
    )
    .orderBy(asc(usages.day));
  const daysOf = Map.groupBy(days, ({ appId }) => appId);
  return rows.map(({ appId, resource, limit, used, updatedAt }) => ({
    appId,
    resource,
    limit,
    used,
    updatedAt: updatedAt.toISOString(),
    runsOutOn: runsOutOn({ resource, limit, used }, daysOf.get(appId) ?? [], today),
  }));
}
