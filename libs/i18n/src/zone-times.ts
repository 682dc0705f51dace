import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { knownZone } from './dates';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The last second of a day (`YYYY-MM-DD`) in an IANA zone, as ISO 8601 in UTC. */
export function endOfDay(day: string, zone: string): string {
  return dayjs.tz(`${day}T23:59:59`, knownZone(zone)).toISOString();
}

/** What a clock in an IANA zone shows at a moment (ISO 8601, or milliseconds since 1970): `YYYY-MM-DDTHH:mm`. */
export function clockIn(zone: string, moment: string | number): string {
  return dayjs(moment).tz(knownZone(zone)).format('YYYY-MM-DDTHH:mm');
}

/**
 * The moment at which a clock in the zone given (IANA) shows `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DDTHH:mm`, as ISO 8601; of
 * a time that a change of the clock has it show twice, one of the two.
 */
export function momentIn(zone: string, clock: string): string {
  return dayjs.tz(clock, knownZone(zone)).toISOString();
}
