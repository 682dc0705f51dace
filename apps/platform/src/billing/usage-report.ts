import { periodBefore } from '@console/billing/contract';
import type { UsagePeriod, UsageReport } from '@console/billing/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { usages } from '../database/schema';
import { sumsOfDay, totalOfDays } from './usage-amounts';
import { within } from './usage-period';

/** Use in a period, of one app or of all together. */
export async function usageReport(
  db: Database,
  appId: string | undefined,
  period: UsagePeriod,
): Promise<UsageReport> {
  const before = periodBefore(period);
  const [days, previous] = await Promise.all([daysOf(db, appId, period), daysOf(db, appId, before)]);
  return {
    appId: appId ?? null,
    ...period,
    total: totalOfDays(days),
    previous: { ...before, total: totalOfDays(previous) },
    days,
  };
}

function daysOf(db: Database, appId: string | undefined, period: UsagePeriod) {
  return db
    .select({ day: usages.day, ...sumsOfDay })
    .from(usages)
    .where(and(within(period), appId === undefined ? undefined : eq(usages.appId, appId)))
    .groupBy(usages.day)
    .orderBy(asc(usages.day));
}
