import { dayAfter, QuotaOverride, usageDays, type Quota } from '@console/billing/contract';
import { and, asc, gte, inArray, lt, type GetColumnData } from 'drizzle-orm';
import { dayOf, monthAround } from '../time/calendar';
import type { Database } from '../database/connection';
import { usages } from '../database/schema';
import type { quotaColumns } from './quota-row';
import { DAY_MS } from '../time/durations';

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

/** A limit that follows the current one. */
interface NextLimit {
  limit: number;
  from: string;
}

/**
 * The day on which the limit is reached if usage continues as in `days` (oldest first); null if not foreseeable.
 * Storage grows linearly; monthly resources restart each month.
 */
export function runsOutOn(
  { resource, used, limit }: Pick<Quota, 'resource' | 'used' | 'limit'>,
  days: readonly UsedDay[],
  today: string,
  next: NextLimit | null = null,
): string | null {
  const perDay = paceOf(resource, days, today);
  if (used >= limit || perDay === undefined) return null;
  const last = resource === 'storage-bytes' ? dayAfter(today, FARTHEST_DAYS) : monthAround(today).to;
  const reached = (most: number) => (used >= most ? today : dayOfLimit(most - used, perDay, today));
  const day = reached(limit);
  const found = next && (day === null || day >= next.from) ? latest(reached(next.limit), next.from) : day;
  return found !== null && found <= last ? found : null;
}

/** What is used per day; undefined for resources without a forecast. */
function paceOf(resource: Quota['resource'], days: readonly UsedDay[], today: string): number | undefined {
  const mean = (amountOf: (day: UsedDay) => number) =>
    meanOf(days.map(amountOf), days[0]?.day ?? today, today);
  switch (resource) {
    case 'storage-bytes':
      return growthOf(days);
    case 'egress-bytes-per-month':
      return mean(({ egressBytes }) => egressBytes);
    case 'transcode-seconds-per-month':
      return mean(({ transcodeSeconds }) => transcodeSeconds);
    case 'ad-impressions-per-month':
      return mean(({ adImpressions }) => adImpressions);
    default:
      return undefined;
  }
}

function dayOfLimit(left: number, perDay: number, today: string): string | null {
  if (perDay <= 0) return null;
  const days = Math.ceil(left / perDay);
  return days > FARTHEST_DAYS ? null : dayAfter(today, days);
}

function latest(day: string | null, from: string): string | null {
  return day !== null && day < from ? from : day;
}

function growthOf(days: readonly UsedDay[]): number {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first.day === last.day) return 0;
  const between = (Date.parse(last.day) - Date.parse(first.day)) / DAY_MS;
  return (last.storageBytes - first.storageBytes) / between;
}

/** Per day from the first to yesterday; days without usage have no value. */
function meanOf(values: readonly number[], first: string, today: string): number {
  const days = usageDays({ from: first, to: dayAfter(today, -1) });
  return days === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / days;
}

type QuotaColumns = ReturnType<typeof quotaColumns>;
interface QuotaRow {
  appId: string;
  resource: Quota['resource'];
  limit: number;
  planLimit: number;
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
  return rows.map((row) => {
    const { appId, resource, limit, used, updatedAt, isOverridden, requested } = row;
    const override = isOverridden ? QuotaOverride.parse(row.override) : null;
    const next = override && { limit: row.planLimit, from: dayAfter(override.until, 1) };
    return {
      appId,
      resource,
      limit,
      used,
      updatedAt: updatedAt.toISOString(),
      override,
      requested: requested === null ? null : Number(requested),
      runsOutOn: runsOutOn({ resource, limit, used }, daysOf.get(appId) ?? [], today, next),
    };
  });
}
