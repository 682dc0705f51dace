import { isCalendarDay } from '@console/i18n';
import { dayAfter, MAX_USAGE_DAYS, usageDays, type UsagePeriod } from '../contract/usages';

export const PERIOD_PRESETS = [
  'last7',
  'last30',
  'last90',
  'thisMonth',
  'lastMonth',
  'last12Months',
] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

const DAYS_OF_WEEK = 7;

export const DEFAULT_PRESET: PeriodPreset = 'last30';

/** UTC, like usage. */
export function usageDayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Ends today, except for past months. */
export function presetPeriod(preset: PeriodPreset, today: string): UsagePeriod {
  const month = (later: number) => dayOfMonth(today, later, 1);
  switch (preset) {
    case 'last7':
      return { from: dayAfter(today, -6), to: today };
    case 'last30':
      return { from: dayAfter(today, -29), to: today };
    case 'last90':
      return { from: dayAfter(today, -89), to: today };
    case 'thisMonth':
      return { from: month(0), to: today };
    case 'lastMonth':
      return { from: month(-1), to: dayOfMonth(today, 0, 0) };
    case 'last12Months':
      return { from: dayAfter(dayOfMonth(today, -12, Number(today.slice(-2))), 1), to: today };
  }
}

export function presetOf({ from, to }: UsagePeriod, today: string): PeriodPreset | undefined {
  return PERIOD_PRESETS.find((preset) => {
    const period = presetPeriod(preset, today);
    return period.from === from && period.to === to;
  });
}

/** An earlier period of the same length that begins on the same weekday, so that its days compare. */
export function sameWeekdaysBefore(period: UsagePeriod): UsagePeriod {
  const shift = -Math.ceil(usageDays(period) / DAYS_OF_WEEK) * DAYS_OF_WEEK;
  return { from: dayAfter(period.from, shift), to: dayAfter(period.to, shift) };
}

export function requestedPeriod({ from, to }: UsagePeriod): UsagePeriod | undefined {
  const period = { from, to };
  if (!isCalendarDay(from) || !isCalendarDay(to) || from > to || usageDays(period) > MAX_USAGE_DAYS)
    return undefined;
  return period;
}

export function periodFrom(from: string, { to }: UsagePeriod): UsagePeriod {
  const latest = dayAfter(from, MAX_USAGE_DAYS - 1);
  return { from, to: to < from ? from : to > latest ? latest : to };
}

export function periodTo(to: string, { from }: UsagePeriod): UsagePeriod {
  const earliest = dayAfter(to, 1 - MAX_USAGE_DAYS);
  return { from: from > to ? to : from < earliest ? earliest : from, to };
}

export function daysOf(period: UsagePeriod): string[] {
  return Array.from({ length: usageDays(period) }, (_, later) => dayAfter(period.from, later));
}

function dayOfMonth(day: string, months: number, number: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return usageDayOf(Date.UTC(year, month - 1 + months, number));
}
