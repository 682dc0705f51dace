import { periodBefore } from '@console/billing/contract';
import type { UsagePeriod, UsageReport } from '@console/billing/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { apps, usages } from '../database/schema';
import { sumsOfDay, totalOfDays } from './usage-amounts';
import { within } from './usage-period';

/** Use in a period, of one app or of all together. */
export async function usageReport(
  db: Database,
  appId: string | undefined,
  period: UsagePeriod,
): Promise<UsageReport> {
  const before = periodBefore(period);
  const [days, previous, appName] = await Promise.all([
    daysOf(db, appId, period),
    daysOf(db, appId, before),
    appId === undefined ? null : nameOf(db, appId),
  ]);
  return {
    appId: appId ?? null,
    appName,
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

async function nameOf(db: Database, appId: string): Promise<string | null> {
  const [app] = await db.select({ name: apps.name }).from(apps).where(eq(apps.appId, appId));
  return app?.name ?? null;
}
