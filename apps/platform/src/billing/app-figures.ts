import { periodBefore, type AppFigures } from '@console/billing/contract';
import { and, asc, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { invoices, usages } from '../database/schema';
import { owingByApp } from './billing-summary';
import { dayOf } from '../time/calendar';
import { daysOfPeriod, periodOf } from './usage-report';

/** Traffic and balance of apps in the order of `appIds`. */
export async function appFigures(db: Database, appIds: readonly string[], now: Date): Promise<AppFigures[]> {
  const period = periodOf({}, now);
  const before = periodBefore(period);
  const isOne = (column: typeof usages.appId | typeof invoices.appId): SQL => inArray(column, [...appIds]);
  const [days, owing] = await Promise.all([
    db
      .select({ appId: usages.appId, day: usages.day, egressBytes: usages.egressBytes })
      .from(usages)
      .where(and(isOne(usages.appId), gte(usages.day, before.from), lte(usages.day, period.to)))
      .orderBy(asc(usages.day)),
    owingByApp(db, isOne(invoices.appId), dayOf(now)),
  ]);
  const daysOf = Map.groupBy(days, ({ appId }) => appId);
  const owingOf = Map.groupBy(owing, ({ appId }) => appId);
  const calendar = daysOfPeriod(period);
  return appIds.map((appId) => {
    const bytesOn = new Map((daysOf.get(appId) ?? []).map(({ day, egressBytes }) => [day, egressBytes]));
    const values = calendar.map((day) => bytesOn.get(day) ?? 0);
    const sum = (bytes: readonly number[]) => bytes.reduce((total, value) => total + value, 0);
    return {
      appId,
      traffic: {
        ...period,
        total: sum(values),
        previous: sum(daysOfPeriod(before).map((day) => bytesOn.get(day) ?? 0)),
        values,
      },
      balance: (owingOf.get(appId) ?? []).map(({ appId: _appId, ...balance }) => balance),
    };
  });
}
