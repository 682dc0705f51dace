import type { WeekItem } from '../contract';
import { inOrder, MINUTES_PER_DAY } from '../contract';

/** `hh:mm` of minutes of a day, also of the next one. The end of the day is 24:00. */
export function clockOf(minutes: number): string {
  const rest = minutes > MINUTES_PER_DAY ? minutes % MINUTES_PER_DAY : minutes;
  return [Math.floor(rest / 60), rest % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Undefined for an incomplete text. */
export function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** A part of a day of the schedule: an item, or a gap. */
export interface DayPart<Item> {
  item: Item | undefined;
  start: number;
  end: number;
}

/** What a day consists of. What the evening before still shows comes first, as a part without item. */
export function dayParts<Item extends WeekItem>(items: readonly Item[], day: number): DayPart<Item>[] {
  const evening = items.find(
    (item) => item.day === (day + 6) % 7 && item.start + item.minutes > MINUTES_PER_DAY,
  );
  let end = evening ? evening.start + evening.minutes - MINUTES_PER_DAY : 0;
  const parts: DayPart<Item>[] = [];
  for (const item of inOrder(items.filter((each) => each.day === day))) {
    if (item.start > end) parts.push({ item: undefined, start: end, end: item.start });
    end = item.start + item.minutes;
    parts.push({ item, start: item.start, end });
  }
  if (end < MINUTES_PER_DAY) parts.push({ item: undefined, start: end, end: MINUTES_PER_DAY });
  return parts;
}
