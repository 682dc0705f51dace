import type { GlobalToken } from 'antd';
import { type AppUsage, USAGE_UNITS, type UsageKind } from '../contract';
import type { PeriodUse } from './period-use';

/** Theme colors with at least 3:1 contrast to the backgrounds. */
type LineColor = Extract<
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

/** Lines differ in their dashes as well as in color. */
export interface LineStyle {
  color: LineColor;
  /** Dash lengths in pixels; empty for a solid line. */
  dash: readonly number[];
  width: number;
}

export const CURRENT_STYLE: LineStyle = { color: 'colorPrimary', dash: [], width: 2 };
export const PREVIOUS_STYLE: LineStyle = { color: 'colorTextDescription', dash: [6, 4], width: 2 };

/** For the apps with the highest usage; the others share OTHER_STYLE. */
export const APP_STYLES: readonly LineStyle[] = [
  { color: 'blue-7', dash: [], width: 2 },
  { color: 'volcano-7', dash: [8, 3], width: 2 },
  { color: 'green-7', dash: [2, 3], width: 2 },
  { color: 'magenta-7', dash: [10, 3, 2, 3], width: 2 },
  { color: 'cyan-7', dash: [5, 5], width: 2 },
  { color: 'purple-7', dash: [12, 3, 2, 3, 2, 3], width: 2 },
];
export const OTHER_STYLE: LineStyle = { color: 'colorTextDescription', dash: [], width: 1 };

export interface ChartLine {
  name: string;
  /** Counted amounts, one per day. */
  amounts: readonly number[];
  lineStyle: LineStyle;
}

export function periodLines(
  { days, previous }: PeriodUse,
  kind: UsageKind,
  names: { now: string; before: string },
): ChartLine[] {
  const line = (name: string, lineStyle: LineStyle, of: PeriodUse['days']) => ({
    name,
    lineStyle,
    amounts: of.map((day) => day[kind]),
  });
  return [
    line(names.now, CURRENT_STYLE, days),
    ...(previous.days ? [line(names.before, PREVIOUS_STYLE, previous.days)] : []),
  ];
}

export function appLines(apps: readonly AppUsage[]): ChartLine[] {
  return apps.map(({ appName, values }, index) => ({
    name: appName,
    amounts: values,
    lineStyle: APP_STYLES[index] ?? OTHER_STYLE,
  }));
}

/** uPlot data: day indexes, then the values of each line in billing units. */
export function plotData(days: readonly string[], lines: readonly ChartLine[], kind: UsageKind): number[][] {
  const { size } = USAGE_UNITS[kind];
  return [
    days.map((_, index) => index),
    ...lines.map(({ amounts }) => amounts.map((amount) => amount / size)),
  ];
}
