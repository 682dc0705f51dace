import {
  dayAfter,
  periodBefore,
  USAGE_UNITS,
  usageDays,
  type listUsagesByApp as operation,
  type UsageAmounts,
  type UsagePeriod,
} from '@console/billing/contract';
import { and, asc, count, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/connection';
import { apps, deletedApps, usages } from '../database/schema';
import { byCode } from '../database/schema/columns';
import { billedApp } from './billed-app';
import { onDaysOf } from './usage-sums';

interface Query extends Pick<z.output<(typeof operation)['query']>, 'kind' | 'page' | 'perPage'> {
  within: SQL | undefined;
}

/** Usage per app in a period; includes apps with usage in the period before. */
export async function usagesByApp(db: Database, query: Query, period: UsagePeriod) {
  const { kind, page, perPage, within } = query;
  const { amount } = USAGE_UNITS[kind];
  const bothPeriods = and(within, onDaysOf({ from: periodBefore(period).from, to: period.to }));
  const current = totalsOn(sql`${gte(usages.day, period.from)}`);
  const previous = totalsOn(sql`${lt(usages.day, period.from)}`);
  const users = db.selectDistinct({ appId: usages.appId }).from(usages).where(bothPeriods).as('users');
  const [rows, [counted]] = await Promise.all([
    db
      .select({ appId: usages.appId, ...billedApp(usages.appId), total: current, previous })
      .from(usages)
      .leftJoin(apps, eq(apps.appId, usages.appId))
      .leftJoin(deletedApps, eq(deletedApps.appId, usages.appId))
      .where(bothPeriods)
      .groupBy(usages.appId, apps.name, deletedApps.appId)
      .orderBy(desc(current[amount]), asc(byCode(usages.appId)))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(users),
  ]);
  const days = await db
    .select({ appId: usages.appId, day: usages.day, used: usages[amount] })
    .from(usages)
    .where(
      and(
        inArray(
          usages.appId,
          rows.map(({ appId }) => appId),
        ),
        onDaysOf(period),
      ),
    );
  const used = new Map(days.map(({ appId, day, used: value }) => [`${appId} ${day}`, value]));
  const calendar = Array.from({ length: usageDays(period) }, (_, later) => dayAfter(period.from, later));
  return {
    ...period,
    kind,
    data: rows.map((row) => ({
      ...row,
      values: calendar.map((day) => used.get(`${row.appId} ${day}`) ?? 0),
    })),
    total: counted?.total ?? 0,
    page,
    perPage,
  };
}

function totalsOn(condition: SQL): Record<keyof UsageAmounts, SQL<number>> {
  const on = (total: SQL) => sql`coalesce(${total} filter (where ${condition}), 0)`.mapWith(Number);
  return {
    storageBytes: on(sql`max(${usages.storageBytes})`),
    egressBytes: on(sql`sum(${usages.egressBytes})`),
    transcodeSeconds: on(sql`sum(${usages.transcodeSeconds})`),
    liveSeconds: on(sql`sum(${usages.liveSeconds})`),
  };
}
