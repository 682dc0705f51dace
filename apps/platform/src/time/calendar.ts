import type { UsagePeriod } from '@console/billing/contract';

const MONTH = 'YYYY-MM'.length;

/** The UTC day. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** A calendar month such as `2026-05` in UTC; `end` is exclusive. */
export function monthOf(month: string): { begin: Date; end: Date } {
  const begin = new Date(`${month}-01T00:00:00.000Z`);
  return { begin, end: new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1, 1)) };
}

/** The first and last day of the month of a day. */
export function monthAround(day: string): UsagePeriod {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, day.length);
  return { from: `${day.slice(0, MONTH)}-01`, to: last };
}
