import { dayAfter, usageDays, type UsagePeriod, type UsageReport } from '../contract';

const TREND_DAYS = 30;

/** The last complete UTC days; an unfinished day would look like a drop. */
export function trendPeriod(now: Date): UsagePeriod {
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  return { from: dayAfter(today, -TREND_DAYS), to: dayAfter(today, -1) };
}

/** Delivered bytes per day, 0 for days without usage. */
export function dailyValues(report: Pick<UsageReport, 'from' | 'to' | 'days'>): number[] {
  const known = new Map(report.days.map(({ day, egressBytes }) => [day, egressBytes]));
  return Array.from(
    { length: usageDays(report) },
    (_, later) => known.get(dayAfter(report.from, later)) ?? 0,
  );
}

export function changeOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : (now - before) / before;
}
