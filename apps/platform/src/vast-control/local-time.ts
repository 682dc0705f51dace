const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface LocalTime {
  /** ISO: 1 is Monday. */
  weekday: number;
  hour: number;
  /** From 0 to below 1. */
  partOfDay: number;
}

/** Cached per zone: creating a formatter is slower than a thousand uses. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** The clock in a time zone. */
export function localTime(at: Date, timeZone: string): LocalTime {
  const parts = clockOf(timeZone).formatToParts(at);
  const text = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const hour = Number(text('hour'));
  return {
    weekday: WEEKDAYS.indexOf(text('weekday')) + 1,
    hour,
    partOfDay: (hour * 60 + Number(text('minute'))) / (24 * 60),
  };
}
