import {
  periodBefore,
  type UsagePeriod,
  type UsageReport,
  type Usages,
  dayAfter,
  USAGE_UNITS,
  usageDays,
  type listUsagesByApp,
  type UsageAmounts,
  type UsageSums,
  DEFAULT_USAGE_DAYS,
  MAX_USAGE_DAYS,
} from '@console/billing/contract';
import { and, asc, eq, type SQL, gt, lte, count, desc, gte, inArray, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connection';
import { apps, deletedApps, usages } from '../database/schema';
import { dayOf } from '../time/calendar';
import type { z } from 'zod';
import { byCode } from '../database/schema/columns';
import { billedApp } from './billed-app';
import { HttpError } from '../http/http-error';
import { message } from '../messages/message';
import { equals } from '../database/list-query';
import { DAY_MS } from '../time/durations';

interface AskedPeriod {
  from?: string | undefined;
  to?: string | undefined;
}

/** The requested period. @throws HttpError 400 for an empty or too long one. */
export function periodOf({ from, to }: AskedPeriod, now: Date): UsagePeriod {
  const last = to ?? dayOf(now);
  const first = from ?? dayAfter(last, 1 - DEFAULT_USAGE_DAYS);
  const period = { from: first, to: last };
  if (first > last || usageDays(period) > MAX_USAGE_DAYS) {
    throw new HttpError(400, message('request.badParameter', { name: 'from', value: first }));
  }
  return period;
}

export function daysOfPeriod(period: UsagePeriod): string[] {
  return Array.from({ length: usageDays(period) }, (_, later) => dayAfter(period.from, later));
}

function onDaysOf({ from, to }: UsagePeriod) {
  return and(gte(usages.day, from), lte(usages.day, to));
}

const NOTHING_USED: UsageSums = {
  storageBytes: 0,
  egressBytes: 0,
  transcodeSeconds: 0,
  liveSeconds: 0,
  adImpressions: 0,
};

/** Totals of days; of storage, the maximum. */
function totalOfDays(days: readonly UsageSums[]): UsageSums {
  return days.reduce(
    (total, day) => ({
      storageBytes: Math.max(total.storageBytes, day.storageBytes),
      egressBytes: total.egressBytes + day.egressBytes,
      transcodeSeconds: total.transcodeSeconds + day.transcodeSeconds,
      liveSeconds: total.liveSeconds + day.liveSeconds,
      adImpressions: total.adImpressions + day.adImpressions,
    }),
    NOTHING_USED,
  );
}

const sumsOfDay = {
  storageBytes: sql`sum(${usages.storageBytes})`.mapWith(Number),
  egressBytes: sql`sum(${usages.egressBytes})`.mapWith(Number),
  transcodeSeconds: sql`sum(${usages.transcodeSeconds})`.mapWith(Number),
  liveSeconds: sql`sum(${usages.liveSeconds})`.mapWith(Number),
  adImpressions: sql`sum(${usages.adImpressions})`.mapWith(Number),
};

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
  const ofApp = and(within, equals(usages.appId, appId));
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

const SHOWN_DAYS = 90;

export async function usagesOfApp(db: Database, appId: string, now: Date): Promise<Usages> {
  const today = dayOf(now);
  const days = await db
    .select({
      day: usages.day,
      storageBytes: usages.storageBytes,
      egressBytes: usages.egressBytes,
      transcodeSeconds: usages.transcodeSeconds,
      liveSeconds: usages.liveSeconds,
      adImpressions: usages.adImpressions,
    })
    .from(usages)
    .where(
      and(
        eq(usages.appId, appId),
        gt(usages.day, dayOf(new Date(now.getTime() - SHOWN_DAYS * DAY_MS))),
        lte(usages.day, today),
      ),
    )
    .orderBy(asc(usages.day));
  const month = today.slice(0, 'YYYY-MM'.length);
  const current = totalOfDays(days.filter(({ day }) => day.startsWith(month)));
  return { appId, current, days };
}

interface Query extends Pick<z.output<(typeof listUsagesByApp)['query']>, 'kind' | 'page' | 'perPage'> {
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
  const calendar = daysOfPeriod(period);
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
    adImpressions: on(sql`sum(${usages.adImpressions})`),
  };
}
