import { formatDate, momentIn } from '@console/i18n';

const DAY = 86_400_000;

/** First and last day, counted back from today; an open end includes what happens later. */
const PRESETS = {
  today: { first: 0, isOpen: true },
  yesterday: { first: 1, isOpen: false },
  week: { first: 6, isOpen: true },
} as const;

export const DAY_PRESETS = ['today', 'yesterday', 'week'] as const;
export type DayPreset = (typeof DAY_PRESETS)[number];

/** The days of a preset in a time zone, as moments. */
export function presetPeriod(preset: DayPreset, zone: string, now: number): { from: string; to: string } {
  const today = Date.parse(formatDate(now, zone));
  const beginOf = (daysAgo: number) =>
    momentIn(zone, `${new Date(today - daysAgo * DAY).toISOString().slice(0, 10)} 00:00:00`);
  const { first, isOpen } = PRESETS[preset];
  return { from: beginOf(first), to: isOpen ? '' : beginOf(first - 1) };
}
