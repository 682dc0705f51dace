import { randomKey } from '@console/http/contract';
import type { ChannelInput } from './channels';

export const MINUTES_PER_DAY = 1_440;
const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** What a weekly schedule shows at a time of the week. */
export interface WeekItem {
  id: string;
  /** 0 is Monday. */
  day: number;
  /** Minutes of that day on the wall clock. */
  start: number;
  /** Its duration. */
  minutes: number;
  title: string;
  input: ChannelInput;
}

/** An item at its times, in milliseconds since 1970. */
export interface Airing<Item> {
  item: Item;
  from: number;
  until: number;
}

type Times = Pick<WeekItem, 'day' | 'start' | 'minutes'>;

const weekStart = ({ day, start }: Times) => day * MINUTES_PER_DAY + start;

export function inOrder<Item extends Times>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => weekStart(one) - weekStart(other));
}

/** The first item that another one overlaps, with that one. A week is followed by itself. */
export function overlapIn<Item extends Times>(items: readonly Item[]): readonly [Item, Item] | undefined {
  const sorted = inOrder(items);
  for (const [index, item] of sorted.entries()) {
    const next = sorted[(index + 1) % sorted.length];
    if (!next) return undefined;
    const isLast = index === sorted.length - 1;
    const nextStart = weekStart(next) + (isLast ? MINUTES_PER_WEEK : 0);
    if (weekStart(item) + item.minutes > nextStart) return [item, next];
  }
  return undefined;
}

/**
 * The items between two times. They begin by the wall clock of the zone; a time that a change of the clock skips is moved
 * by the change. An item lasts its duration, at most until the next one begins.
 */
export function airingsBetween<Item extends Times>(
  items: readonly Item[],
  zone: string,
  { from, until }: { from: number; until: number },
): Airing<Item>[] {
  const airings: Airing<Item>[] = [];
  const longest = Math.max(0, ...items.map(({ minutes }) => minutes)) * MINUTE_MS;
  const first = wallClock(zone, from - longest - DAY_MS).setUTCHours(0, 0, 0, 0);
  const last = wallClock(zone, until).getTime();
  for (let midnight = first; midnight <= last; midnight += DAY_MS) {
    const weekday = (new Date(midnight).getUTCDay() + 6) % 7;
    for (const item of items) {
      if (item.day !== weekday) continue;
      const start = instantOf(zone, midnight + item.start * MINUTE_MS);
      airings.push({ item, from: start, until: start + item.minutes * MINUTE_MS });
    }
  }
  airings.sort((one, other) => one.from - other.from);
  return airings
    .map((airing, index) => ({
      ...airing,
      until: Math.min(airing.until, airings[index + 1]?.from ?? Infinity),
    }))
    .filter((airing) => airing.until > from && airing.from < until && airing.until > airing.from);
}

/** A day with the same items as another one. */
export function copiedDay(
  items: readonly WeekItem[],
  { from, to }: { from: number; to: number },
): WeekItem[] {
  const copies = items
    .filter(({ day }) => day === from)
    .map((item) => ({ ...item, id: randomKey(), day: to }));
  return [...items.filter(({ day }) => day !== to), ...copies];
}

/** A date whose UTC fields are the wall clock of the zone. */
export function wallClock(zone: string, at: number): Date {
  return new Date(at + offsetAt(zone, at));
}

/** When the clock of the zone shows a wall-clock time, given as if it were UTC. */
export function instantOf(zone: string, clock: number): number {
  const guess = clock - offsetAt(zone, clock);
  const instant = clock - offsetAt(zone, guess);
  // A skipped time: the clock before the change counts on.
  return instant + offsetAt(zone, instant) === clock ? instant : clock - offsetAt(zone, instant - DAY_MS);
}

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds that the clock of the zone is ahead of UTC. */
function offsetAt(zone: string, at: number): number {
  const format =
    FORMATS.get(zone) ??
    new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  FORMATS.set(zone, format);
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const field = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const shown = Date.UTC(
    field('year'),
    field('month') - 1,
    field('day'),
    field('hour'),
    field('minute'),
    field('second'),
  );
  return shown - Math.floor(at / 1_000) * 1_000;
}
