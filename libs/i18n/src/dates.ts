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

/** `YYMMDD`, in UTC so that one build has one name. */
export function formatBuildDate(value: Moment): string {
  return format(value, BUILD_DATE, 'UTC');
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
