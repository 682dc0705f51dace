import { monthText, shortDayText } from './usage-text';

/** A place on the axis of days, by the position of its day, and what stands there. */
export interface DayTick {
  index: number;
  text: string;
}

const DAY_STEPS = [1, 2, 7, 14];
const MONTH_STEPS = [1, 2, 3, 6];

/** Marks for days that follow each other: as many as there is room for, at days, weeks or the first of months. */
export function dayTicks(days: readonly string[], most: number, language: string): DayTick[] {
  const room = Math.max(1, most);
  const step = DAY_STEPS.find((count) => Math.ceil(days.length / count) <= room);
  if (step !== undefined) {
    return days.flatMap((day, index) =>
      index % step === 0 ? { index, text: shortDayText(day, language) } : [],
    );
  }
  const months = days.flatMap((day, index) =>
    day.endsWith('-01') ? { index, text: monthText(day, language) } : [],
  );
  const every =
    MONTH_STEPS.find((count) => Math.ceil(months.length / count) <= room) ?? Math.max(1, months.length);
  return months.filter((_, position) => position % every === 0);
}

/** A mark on the axis of amounts. */
export function amountTickText(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(value);
}

/** From zero to a little above the largest value; room for something where all are zero. */
export function amountRange(largest: number): [number, number] {
  return [0, largest > 0 ? largest * 1.05 : 1];
}

/** What marks of digits take, in pixels: a digit is not much wider than half its height. */
export function ticksWidth(texts: readonly string[], fontSize: number): number {
  return Math.ceil(Math.max(0, ...texts.map(({ length }) => length)) * fontSize * 0.6);
}
