import { monthText, shortDayText } from './usage-text';

interface DayTick {
  index: number;
  text: string;
}

const DAY_STEPS = [1, 2, 7, 14];
const MONTH_STEPS = [1, 2, 3, 6];

/** As many ticks as fit, at days, weeks or first days of months. */
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

export function amountTickText(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(value);
}

export function amountRange(largest: number): [number, number] {
  return [0, largest > 0 ? largest * 1.05 : 1];
}

export function ticksWidth(texts: readonly string[], fontSize: number): number {
  return Math.ceil(Math.max(0, ...texts.map(({ length }) => length)) * fontSize * 0.6);
}
