import { periodBefore, USAGE_KINDS, USAGE_UNITS } from '../contract';
import type { UsageKind, UsagePeriod, UsageReport, Usages, UsageSums } from '../contract';
import { daysOf } from './usage-period';

/** An amount of each kind, as it is counted: seconds, bytes. */
export type KindAmounts = Readonly<Record<UsageKind, number>>;

/** Use in a period, with the one before to compare with. */
export interface PeriodUse {
  period: UsagePeriod;
  /** Oldest first; every day of the period, those without use too. */
  days: readonly DayUse[];
  total: KindAmounts;
  previous: {
    period: UsagePeriod;
    /** Undefined where it is not known. */
    total?: KindAmounts;
    /** As many as the period has; undefined where they are not known. */
    days?: readonly DayUse[];
  };
}

export interface DayUse extends KindAmounts {
  day: string;
}

/** @param before The report on the period before, for its days. One on other days is none. */
export function reportedUse(report: UsageReport, before?: UsageReport): PeriodUse {
  const { previous } = report;
  const fits = before?.from === previous.from && before.to === previous.to && before.appId === report.appId;
  return {
    period: { from: report.from, to: report.to },
    days: everyDay(report, report.days),
    total: kindAmounts(report.total),
    previous: {
      period: { from: previous.from, to: previous.to },
      total: kindAmounts(previous.total),
      ...(fits && { days: everyDay(previous, before.days) }),
    },
  };
}

/**
 * The same of an app whose platform tells of its last days only. What lies before the first of them is not known, so a
 * period that begins there is cut, and one before it that begins there is not compared with.
 *
 * @returns undefined for a period that ends before all that is known.
 */
export function knownUse(usages: Usages, asked: UsagePeriod, known: UsagePeriod): PeriodUse | undefined {
  if (asked.to < known.from) return undefined;
  const period = { from: asked.from < known.from ? known.from : asked.from, to: asked.to };
  const previous = periodBefore(period);
  const days = everyDay(period, usages.days);
  const daysBefore = everyDay(previous, usages.days);
  return {
    period,
    days,
    total: totalOf(days),
    previous: {
      period: previous,
      ...(previous.from >= known.from && { total: totalOf(daysBefore), days: daysBefore }),
    },
  };
}

/** Whether nothing at all was used, in the period or before it. */
export function isUnused({ total, previous }: PeriodUse): boolean {
  return USAGE_KINDS.every((kind) => total[kind] === 0 && (previous.total?.[kind] ?? 0) === 0);
}

/** How an amount stands to the one before. */
export type Change =
  | { kind: 'more' | 'less'; ratio: number }
  | { kind: 'same' }
  /** There was nothing before. */
  | { kind: 'new' };

/** Differences that would be printed as 0.0 % are none. */
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
  };
}

function everyDay(period: UsagePeriod, used: readonly (UsageSums & { day: string })[]): DayUse[] {
  const byDay = new Map(used.map((sums) => [sums.day, sums]));
  return daysOf(period).map((day) => {
    const sums = byDay.get(day);
    return { day, ...(sums ? kindAmounts(sums) : NOTHING) };
  });
}

const NOTHING: KindAmounts = { live: 0, transcode: 0, storage: 0, delivery: 0 };

/** As the platform counts: what is kept is no flow, so of several days it is the most that it was. */
function totalOf(days: readonly KindAmounts[]): KindAmounts {
  return days.reduce<KindAmounts>(
    (total, day) => ({
      live: total.live + day.live,
      transcode: total.transcode + day.transcode,
      storage: Math.max(total.storage, day.storage),
      delivery: total.delivery + day.delivery,
    }),
    NOTHING,
  );
}
