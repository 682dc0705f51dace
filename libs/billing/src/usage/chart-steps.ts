interface ChartPosition {
  day: number;
  line: number | undefined;
}

const WEEK = 7;
const MONTH = 30;
const WEEKLY_DAYS = 92;

export function pageOfDays(days: number): number {
  return days > WEEKLY_DAYS ? MONTH : WEEK;
}

/** Target of a key press, clamped; undefined for other keys. ArrowUp on the first line selects all lines. */
export function stepOf(
  key: string,
  { day, line }: ChartPosition,
  count: { days: number; lines: number },
): ChartPosition | undefined {
  const last = count.days - 1;
  const to = (position: number) => ({ day: Math.min(last, Math.max(0, position)), line });
  const toLine = (position: number) => ({
    day,
    line: position < 0 ? undefined : Math.min(count.lines - 1, position),
  });
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
