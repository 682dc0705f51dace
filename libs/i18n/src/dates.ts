/** Shown for a missing date. @see spec 8 */
export const NO_DATE = 'N/A';

/** Calendar and clock fields with all digits. */
type Clock = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>;

/**
 * An instant: ISO 8601 with an offset, milliseconds since 1970, or a Date. For calendar days see `formatDay`.
 */
type Moment = string | number | Date | null | undefined;

/** A calendar day (`YYYY-MM-DD`), the same in every time zone; 'N/A' if missing or invalid. */
export function formatDay(day: string | null | undefined): string {
  return day && isCalendarDay(day) ? day : NO_DATE;
}

export function isCalendarDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day of an instant in an IANA zone, `YYYY-MM-DD`; 'N/A' if missing or invalid. */
export function formatDate(value: Moment, zone: string): string {
  return format(value, ({ year, month, day }) => `${year}-${month}-${day}`, zone);
}

/** `YYYY/MM/DD HH:mm:ss` in an IANA zone; 'N/A' if missing or invalid. */
export function formatDateTime(value: Moment, zone: string): string {
  return format(
    value,
    ({ year, month, day, hour, minute, second }) => `${year}/${month}/${day} ${hour}:${minute}:${second}`,
    zone,
  );
}

/** `YYMMDD`, in UTC so that one build has one name. */
export function formatBuildDate(value: Moment): string {
  return format(value, ({ year, month, day }) => year.slice(-2) + month + day, 'UTC');
}

const STEPS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Rounded towards zero; negative in the past. */
export interface Age {
  unit: (typeof STEPS)[number][0];
  amount: number;
}

/**
 * How long ago something was, or how far ahead it is: 'now' within a minute, undefined for what is missing or no
 * instant. In days and longer units of fixed lengths: “yesterday” would be wrong for 40 hours ago.
 *
 * @param now Milliseconds since 1970.
 * @see spec 9
 */
export function ageOf(value: Moment, now: number): Age | 'now' | undefined {
  const seconds = (timeOf(value) - now) / 1000;
  if (Number.isNaN(seconds)) return undefined;
  const step = STEPS.find(([, length]) => Math.abs(seconds) >= length);
  return step ? { unit: step[0], amount: Math.trunc(seconds / step[1]) } : 'now';
}

function format(value: Moment, write: (clock: Clock) => string, zone: string): string {
  const time = timeOf(value);
  if (Number.isNaN(time)) return NO_DATE;
  return write(temporal ? readTemporal(temporal, time, zone) : readClock(clockOf(zone), time));
}

/**
 * Milliseconds since 1970. Texts without an offset are invalid, because they would depend on the machine's
 * zone.
 */
function timeOf(value: Moment): number {
  if (value === null || value === undefined) return NaN;
  if (typeof value !== 'string') return value.valueOf();
  return /T.*(?:Z|[+-]\d\d:?\d\d)$/i.test(value) ? Date.parse(value) : NaN;
}

/** Faster where available: creating a first `Intl` formatter takes tens of milliseconds. */
const { Temporal: temporal }: { Temporal?: typeof Temporal } = globalThis;

function readTemporal({ Instant }: typeof Temporal, time: number, zone: string): Clock {
  const instant = Instant.fromEpochMilliseconds(time);
  const zoned = inZone(instant, zone);
  const digits = (value: number, length = 2) => String(value).padStart(length, '0');
  return {
    year: digits(zoned.year, 4),
    month: digits(zoned.month),
    day: digits(zoned.day),
    hour: digits(zoned.hour),
    minute: digits(zoned.minute),
    second: digits(zoned.second),
  };
}

function inZone(instant: Temporal.Instant, zone: string): Temporal.ZonedDateTime {
  try {
    return instant.toZonedDateTimeISO(zone);
  } catch {
    // Unknown zone.
    return instant.toZonedDateTimeISO('UTC');
  }
}

function readClock(clock: Intl.DateTimeFormat, time: number): Clock {
  const {
    year = '',
    month = '',
    day = '',
    hour = '',
    minute = '',
    second = '',
  } = Object.fromEntries(clock.formatToParts(time).map(({ type, value: digits }) => [type, digits]));
  return { year: year.padStart(4, '0'), month, day, hour, minute, second };
}

/** Cached per zone: creating a formatter is slower than a thousand uses. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = makeClock(zone);
  clocks.set(zone, clock);
  return clock;
}

function makeClock(zone: string): Intl.DateTimeFormat {
  const twoDigits = { month: '2-digit', day: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  const digits = { ...twoDigits, year: 'numeric', hour: '2-digit', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en', { ...digits, timeZone: zone });
  } catch {
    // Unknown zones fall back to UTC.
    return new Intl.DateTimeFormat('en', { ...digits, timeZone: 'UTC' });
  }
}

/** The zone itself, or UTC if the runtime does not know it. */
export function knownZone(zone: string): string {
  return clockOf(zone).resolvedOptions().timeZone;
}
