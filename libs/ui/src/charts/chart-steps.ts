interface ChartPosition {
  index: number;
  /** Undefined: all series. */
  series: number | undefined;
}

/** A step of Page Up and Page Down: a week of days, a month of longer periods, an eighth of other moments. */
export function pageOf(moments: number, isDaily: boolean): number {
  if (isDaily) return moments > 92 ? 30 : 7;
  return Math.max(1, Math.round(moments / 8));
}

/** Target of a key press, clamped; undefined for other keys. ArrowUp on the first series selects all. */
export function stepOf(
  key: string,
  { index, series }: ChartPosition,
  count: { moments: number; series: number; page: number },
): ChartPosition | undefined {
  const last = count.moments - 1;
  const to = (position: number) => ({ index: Math.min(last, Math.max(0, position)), series });
  const toSeries = (position: number) => ({
    index,
    series: position < 0 ? undefined : Math.min(count.series - 1, position),
  });
  switch (key) {
    case 'ArrowLeft':
      return to(index - 1);
    case 'ArrowRight':
      return to(index + 1);
    case 'PageUp':
      return to(index - count.page);
    case 'PageDown':
      return to(index + count.page);
    case 'Home':
      return to(0);
    case 'End':
      return to(last);
    case 'ArrowUp':
      return count.series > 0 ? toSeries((series ?? -1) - 1) : undefined;
    case 'ArrowDown':
      return count.series > 0 ? toSeries((series ?? -1) + 1) : undefined;
    default:
      return undefined;
  }
}
