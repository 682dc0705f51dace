import { DAY_MS } from '../src/time/durations';

/** The UTC day. */
export function dateOf(moment: Date | number): string {
  return new Date(moment).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

export function startOfDay(moment: Date | number): number {
  return Math.floor(Number(moment) / DAY_MS) * DAY_MS;
}

/** The first day of the month (UTC), `months` later. */
export function startOfMonth(moment: Date | number, months = 0): Date {
  const date = new Date(moment);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
}

export function plus(moment: Date | number, milliseconds: number): Date {
  return new Date(Number(moment) + milliseconds);
}
