import { dayAfter, usageDays, type UsagePeriod, type UsageReport } from '../contract';

const TREND_DAYS = 30;

/** The last days that are over, in UTC as use is counted: half a day at the end would look like a fall. */
export function trendPeriod(now: Date): UsagePeriod {
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  return { from: dayAfter(today, -TREND_DAYS), to: dayAfter(today, -1) };
}

/** What was delivered on each day of the report; nothing on a day that it leaves out. */
export function dailyValues(report: Pick<UsageReport, 'from' | 'to' | 'days'>): number[] {
  const known = new Map(report.days.map(({ day, egressBytes }) => [day, egressBytes]));
  return Array.from(
    { length: usageDays(report) },
    (_, later) => known.get(dayAfter(report.from, later)) ?? 0,
  );
}

/** By which part of it something has grown, negative where it shrank; undefined where there was nothing before. */
export function changeOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : (now - before) / before;
}
