import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Shown for a date that is not there. @see docs/behaviour.md 8 */
export const NO_DATE = 'N/A';

const DATE = 'YYYY-MM-DD';
const DATE_TIME = 'YYYY/MM/DD HH:mm:ss';
const BUILD_DATE = 'YYMMDD';

type Moment = string | number | Date | null | undefined;

/** `YYYY-MM-DD` in the zone given (IANA); 'N/A' for what is missing or no date. */
export function formatDate(value: Moment, zone: string): string {
  return format(value, DATE, zone);
}

/** `YYYY/MM/DD HH:mm:ss` in the zone given (IANA); 'N/A' for what is missing or no date. */
export function formatDateTime(value: Moment, zone: string): string {
  return format(value, DATE_TIME, zone);
}

/** The last second of a day (`YYYY-MM-DD`) as it is counted in the zone given (IANA), as ISO 8601 in UTC. */
export function endOfDay(day: string, zone: string): string {
  return dayjs.tz(`${day}T23:59:59`, isZone(zone) ? zone : 'UTC').toISOString();
}

/** `YYMMDD`, in UTC so that one build has one name. */
export function formatBuildDate(value: Moment): string {
  return format(value, BUILD_DATE, 'UTC');
}

const STEPS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/**
 * How long ago something was, or how far ahead it is, in the language's own words: “3 days ago”, “in 1 hour”, “now”
 * within a minute; 'N/A' for what is missing or no date.
 *
 * @param now Milliseconds since 1970.
 * @see docs/behaviour.md 9
 */
export function formatRelative(value: Moment, now: number, language: string): string {
  if (value === null || value === undefined || value === '') return NO_DATE;
  const time = dayjs(value).valueOf();
  if (Number.isNaN(time)) return NO_DATE;
  const seconds = (time - now) / 1000;
  const step = STEPS.find(([, length]) => Math.abs(seconds) >= length);
  if (!step) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second');
  const [unit, length] = step;
  // Numbers throughout: “yesterday” would be wrong of what was 40 hours ago.
  return new Intl.RelativeTimeFormat(language).format(Math.trunc(seconds / length), unit);
}

/**
 * The moment at which a clock in the zone given (IANA) shows `YYYY-MM-DD HH:mm:ss`, as ISO 8601; of a time that a change of
 * the clock has it show twice, one of the two.
 */
export function momentIn(zone: string, clock: string): string {
  return dayjs.tz(clock, isZone(zone) ? zone : 'UTC').toISOString();
}

/** The zone of this browser, for a person who has not chosen one. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function format(value: Moment, pattern: string, zone: string): string {
  if (value === null || value === undefined || value === '') return NO_DATE;
  const time = dayjs(value);
  if (!time.isValid()) return NO_DATE;
  return time.tz(isZone(zone) ? zone : 'UTC').format(pattern);
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    // Intl throws on a name that it does not know; such a person reads UTC.
    return false;
  }
}
