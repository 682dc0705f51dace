import { periodBefore, type UsagePeriod, type UsageReport } from '@console/billing/contract';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connection';
import { apps, deletedApps, usages } from '../database/schema';
import { onDaysOf, sumsOfDay, totalOfDays } from './usage-sums';

interface ReportQuery {
  /** Default: all apps in reach. */
  appId?: string | undefined;
  within: SQL | undefined;
}

export async function usageReport(
  db: Database,
  { appId, within }: ReportQuery,
  period: UsagePeriod,
): Promise<UsageReport> {
  const before = periodBefore(period);
  const ofApp = and(within, appId === undefined ? undefined : eq(usages.appId, appId));
  const [days, previous, appName] = await Promise.all([
    daysOf(db, ofApp, period),
    daysOf(db, ofApp, before),
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

function daysOf(db: Database, ofApp: SQL | undefined, period: UsagePeriod) {
  return db
    .select({ day: usages.day, ...sumsOfDay })
    .from(usages)
    .where(and(onDaysOf(period), ofApp))
    .groupBy(usages.day)
    .orderBy(asc(usages.day));
}

async function nameOf(db: Database, appId: string): Promise<string | null> {
  const [app] = await unionAll(
    db.select({ name: apps.name }).from(apps).where(eq(apps.appId, appId)),
    db.select({ name: deletedApps.name }).from(deletedApps).where(eq(deletedApps.appId, appId)),
  );
  return app?.name ?? null;
}
