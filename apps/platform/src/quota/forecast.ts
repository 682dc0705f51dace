import { dayAfter, QuotaOverride, usageDays, type Quota } from '@console/billing/contract';
import { and, asc, gte, inArray, lt, type GetColumnData } from 'drizzle-orm';
import { dayOf } from '../billing/calendar';
import type { Database } from '../database/connection';
import { usages } from '../database/schema';
import type { quotaColumns } from './quota-row';

/** Days before today that a forecast is based on. */
export const FORECAST_DAYS = 30;
const FARTHEST_DAYS = 365;

export interface UsedDay {
  day: string;
  storageBytes: number;
  egressBytes: number;
  transcodeSeconds: number;
  adImpressions: number;
}

/**
 * The day on which the limit is reached if usage continues as in `days` (oldest first); null if not foreseeable.
 * Storage grows linearly; monthly resources restart each month.
 */
export function runsOutOn(
  { resource, used, limit }: Pick<Quota, 'resource' | 'used' | 'limit'>,
  days: readonly UsedDay[],
  today: string,
): string | null {
  if (used >= limit) return null;
  const perMonth = (amountOf: (day: UsedDay) => number) =>
    dayOfLimit(
      limit - used,
      meanOf(days.map(amountOf), days[0]?.day ?? today, today),
      today,
      lastOfMonth(today),
    );
  switch (resource) {
    case 'storage-bytes':
      return dayOfLimit(limit - used, growthOf(days), today, dayAfter(today, FARTHEST_DAYS));
    case 'egress-bytes-per-month':
      return perMonth(({ egressBytes }) => egressBytes);
    case 'transcode-seconds-per-month':
      return perMonth(({ transcodeSeconds }) => transcodeSeconds);
    case 'ad-impressions-per-month':
      return perMonth(({ adImpressions }) => adImpressions);
    default:
      return null;
  }
}

function dayOfLimit(left: number, perDay: number, today: string, last: string): string | null {
  if (perDay <= 0) return null;
  const days = Math.ceil(left / perDay);
  if (days > FARTHEST_DAYS) return null;
  const day = dayAfter(today, days);
  return day <= last ? day : null;
}

function growthOf(days: readonly UsedDay[]): number {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first.day === last.day) return 0;
  const between = (Date.parse(last.day) - Date.parse(first.day)) / 86_400_000;
  return (last.storageBytes - first.storageBytes) / between;
}

/** Per day from the first to yesterday; days without usage have no value. */
function meanOf(values: readonly number[], first: string, today: string): number {
  const days = usageDays({ from: first, to: dayAfter(today, -1) });
  return days === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / days;
}

function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

type QuotaColumns = ReturnType<typeof quotaColumns>;
interface QuotaRow {
  appId: string;
  resource: Quota['resource'];
  limit: number;
  used: number;
  updatedAt: Date;
  isOverridden: boolean;
  override: { [Name in keyof QuotaColumns['override']]: GetColumnData<QuotaColumns['override'][Name]> };
  requested: string | null;
}

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
      adImpressions: usages.adImpressions,
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
  return rows.map(({ appId, resource, limit, used, updatedAt, isOverridden, override, requested }) => ({
    appId,
    resource,
    limit,
    used,
    updatedAt: updatedAt.toISOString(),
    override: isOverridden ? QuotaOverride.parse(override) : null,
    requested: requested === null ? null : Number(requested),
    runsOutOn: runsOutOn({ resource, limit, used }, daysOf.get(appId) ?? [], today),
  }));
}
