const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface LocalTime {
  /** ISO: 1 is Monday. */
  weekday: number;
  hour: number;
  /** From 0 to below 1. */
  partOfDay: number;
}

/** The clock in a time zone. */
export function localTime(at: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const text = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const hour = Number(text('hour'));
  return {
    weekday: WEEKDAYS.indexOf(text('weekday')) + 1,
    hour,
    partOfDay: (hour * 60 + Number(text('minute'))) / (24 * 60),
  };
}
