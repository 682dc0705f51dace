import {
  periodBefore,
  USAGE_KINDS,
  USAGE_UNITS,
  type UsageKind,
  type UsagePeriod,
  type UsageReport,
  type Usages,
  type UsageSums,
} from '../contract/usages';
import { daysOf, sameWeekdaysBefore } from './usage-period';

type KindAmounts = Readonly<Record<UsageKind, number>>;

export interface PeriodUse {
  period: UsagePeriod;
  days: readonly DayUse[];
  total: KindAmounts;
  previous: {
    period: UsagePeriod;
    total?: KindAmounts;
  };
  /** Days to compare with one by one: each the same weekday. */
  compared?: readonly DayUse[];
}

export interface DayUse extends KindAmounts {
  day: string;
}

/** @param before Report of the same weekdays before; ignored if it does not match. */
export function reportedUse(report: UsageReport, before?: UsageReport): PeriodUse {
  const { previous } = report;
  const compared = sameWeekdaysBefore(report);
  const fits = before?.from === compared.from && before.to === compared.to && before.appId === report.appId;
  return {
    period: { from: report.from, to: report.to },
    days: everyDay(report, report.days),
    total: kindAmounts(report.total),
    previous: {
      period: { from: previous.from, to: previous.to },
      total: kindAmounts(previous.total),
    },
    ...(fits && { compared: everyDay(compared, before.days) }),
  };
}

/**
 * For platforms that only report the last days: cuts the period at the first known day. @returns undefined
 * if the whole period is unknown.
 */
export function knownUse(usages: Usages, requested: UsagePeriod, known: UsagePeriod): PeriodUse | undefined {
  if (requested.to < known.from) return undefined;
  const period = { from: requested.from < known.from ? known.from : requested.from, to: requested.to };
  const previous = periodBefore(period);
  const days = everyDay(period, usages.days);
  const compared = sameWeekdaysBefore(period);
  return {
    period,
    days,
    total: totalOf(days),
    previous: {
      period: previous,
      ...(previous.from >= known.from && { total: totalOf(everyDay(previous, usages.days)) }),
    },
    ...(compared.from >= known.from && { compared: everyDay(compared, usages.days) }),
  };
}

export function isUnused({ total, previous }: PeriodUse): boolean {
  return USAGE_KINDS.every((kind) => total[kind] === 0 && (previous.total?.[kind] ?? 0) === 0);
}

type Change = { kind: 'more' | 'less'; ratio: number } | { kind: 'same' } | { kind: 'new' };

/** Smaller changes would print as 0.0 %. */
const LEAST_RATIO = 0.0005;

export function changeOf(now: number, before: number): Change {
  if (before === 0) return { kind: 'new' };
  const ratio = Math.abs(now - before) / before;
  if (ratio < LEAST_RATIO) return { kind: 'same' };
  return { kind: now > before ? 'more' : 'less', ratio };
}

export function kindAmounts(sums: UsageSums): KindAmounts {
  return {
    live: sums[USAGE_UNITS.live.amount],
    transcode: sums[USAGE_UNITS.transcode.amount],
    storage: sums[USAGE_UNITS.storage.amount],
    delivery: sums[USAGE_UNITS.delivery.amount],
    ads: sums[USAGE_UNITS.ads.amount],
  };
}

function everyDay(period: UsagePeriod, used: readonly (UsageSums & { day: string })[]): DayUse[] {
  const byDay = new Map(used.map((sums) => [sums.day, sums]));
  return daysOf(period).map((day) => {
    const sums = byDay.get(day);
    return { day, ...(sums ? kindAmounts(sums) : NOTHING) };
  });
}

const NOTHING: KindAmounts = { live: 0, transcode: 0, storage: 0, delivery: 0, ads: 0 };

/** Storage is a level: over several days it is the maximum. */
function totalOf(days: readonly KindAmounts[]): KindAmounts {
  return days.reduce<KindAmounts>(
    (total, day) => ({
      live: total.live + day.live,
      transcode: total.transcode + day.transcode,
      storage: Math.max(total.storage, day.storage),
      delivery: total.delivery + day.delivery,
      ads: total.ads + day.ads,
    }),
    NOTHING,
  );
}
