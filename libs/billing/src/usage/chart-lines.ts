import type { GlobalToken } from 'antd';
import { USAGE_UNITS } from '../contract';
import type { AppUsage, UsageKind } from '../contract';
import type { PeriodUse } from './period-use';

/** A colour of the theme that stands out from a page's ground by 3:1, dark or light. */
export type LineColour = Extract<
  keyof GlobalToken,
  | 'colorPrimary'
  | 'colorTextDescription'
  | 'blue-7'
  | 'volcano-7'
  | 'green-7'
  | 'magenta-7'
  | 'cyan-7'
  | 'purple-7'
>;

/** How a line is drawn: no two that are told apart differ by their colour alone. */
export interface LineLook {
  colour: LineColour;
  /** Lengths of strokes and gaps, in pixels; none for a line without gaps. */
  dash: readonly number[];
  /** In pixels. */
  width: number;
}

export const CURRENT_LOOK: LineLook = { colour: 'colorPrimary', dash: [], width: 2 };
export const PREVIOUS_LOOK: LineLook = { colour: 'colorTextDescription', dash: [6, 4], width: 2 };

/** For those who used most; the others are drawn alike, and told by name as one goes to them. */
export const APP_LOOKS: readonly LineLook[] = [
  { colour: 'blue-7', dash: [], width: 2 },
  { colour: 'volcano-7', dash: [8, 3], width: 2 },
  { colour: 'green-7', dash: [2, 3], width: 2 },
  { colour: 'magenta-7', dash: [10, 3, 2, 3], width: 2 },
  { colour: 'cyan-7', dash: [5, 5], width: 2 },
  { colour: 'purple-7', dash: [12, 3, 2, 3, 2, 3], width: 2 },
];
export const OTHER_LOOK: LineLook = { colour: 'colorTextDescription', dash: [], width: 1 };

/** One line of the chart. */
export interface ChartLine {
  name: string;
  /** As it is counted, one for each day. */
  amounts: readonly number[];
  look: LineLook;
}

/** Use of a kind in the period, and below it that of the period before, day by day beside it. */
export function periodLines(
  { days, previous }: PeriodUse,
  kind: UsageKind,
  names: { now: string; before: string },
): ChartLine[] {
  const line = (name: string, look: LineLook, of: PeriodUse['days']) => ({
    name,
    look,
    amounts: of.map((day) => day[kind]),
  });
  return [
    line(names.now, CURRENT_LOOK, days),
    ...(previous.days ? [line(names.before, PREVIOUS_LOOK, previous.days)] : []),
  ];
}

/** A line for each app, who used most first. */
export function appLines(apps: readonly AppUsage[]): ChartLine[] {
  return apps.map(({ appName, values }, index) => ({
    name: appName,
    amounts: values,
    look: APP_LOOKS[index] ?? OTHER_LOOK,
  }));
}

/** What uPlot draws: the positions of the days, then each line's values in the unit that is billed. The last line lies on top. */
export function plotData(days: readonly string[], lines: readonly ChartLine[], kind: UsageKind): number[][] {
  const { size } = USAGE_UNITS[kind];
  return [
    days.map((_, index) => index),
    ...lines.map(({ amounts }) => amounts.map((amount) => amount / size)),
  ];
}
