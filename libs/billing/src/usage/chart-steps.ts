/** Where one stands in a chart: at a day, and at one line or at all of them. */
export interface ChartPlace {
  day: number;
  line: number | undefined;
}

const WEEK = 7;
const MONTH = 30;
/** Above so many days a page of the keyboard is a month. */
const WEEKLY_DAYS = 92;

/** How many days a page of the keyboard is. */
export function pageOfDays(days: number): number {
  return days > WEEKLY_DAYS ? MONTH : WEEK;
}

/**
 * Where a key leads to, never beyond an end; undefined for a key that leads nowhere. Above the first line are all of them.
 *
 * @param count How many days there are, and how many lines one can choose among.
 */
export function stepOf(
  key: string,
  { day, line }: ChartPlace,
  count: { days: number; lines: number },
): ChartPlace | undefined {
  const last = count.days - 1;
  const to = (place: number) => ({ day: Math.min(last, Math.max(0, place)), line });
  const toLine = (place: number) => ({ day, line: place < 0 ? undefined : Math.min(count.lines - 1, place) });
  switch (key) {
    case 'ArrowLeft':
      return to(day - 1);
    case 'ArrowRight':
      return to(day + 1);
    case 'PageUp':
      return to(day - pageOfDays(count.days));
    case 'PageDown':
      return to(day + pageOfDays(count.days));
    case 'Home':
      return to(0);
    case 'End':
      return to(last);
    case 'ArrowUp':
      return count.lines > 0 ? toLine((line ?? -1) - 1) : undefined;
    case 'ArrowDown':
      return count.lines > 0 ? toLine((line ?? -1) + 1) : undefined;
    default:
      return undefined;
  }
}
