import type { ColorName } from '../theme/tokens';

export interface ChartSeries {
  name: string;
  /** One per moment; null where nothing was measured. */
  values: readonly (number | null)[];
  /** `compared`: another period, dashed and gray. `bars`: sums per day. Default: a line. */
  kind?: 'line' | 'bars' | 'compared';
  /** Place in the order of colors, from 0; default: its place among the series. */
  color?: number;
}

/** A limit; values above it are in a soft band. */
export interface ChartThreshold {
  value: number;
  label: string;
}

/** An event at its moment. */
export interface ChartAnnotation {
  /** Milliseconds since 1970. */
  at: number;
  tone: 'critical' | 'warning';
  text: string;
  /** Its page; in charts of lines. */
  to?: string | undefined;
}

export type LineLook = 'line' | 'compared' | 'bars' | 'other';

/** A line as drawn: one per series, and another for the end of an unfinished one. */
export interface DrawnLine {
  series: number;
  look: LineLook;
  color: ColorName;
  dash: readonly number[];
  /** Its period is not over: dashed or hatched. */
  isUnfinished: boolean;
  values: readonly (number | null)[];
}

const LINE_COLORS = [
  'chart1',
  'chart2',
  'chart3',
  'chart4',
  'chart5',
] as const satisfies readonly ColorName[];
/** Lines of one chart differ by dashes as well. */
const DASHES: readonly (readonly number[])[] = [[], [8, 3], [2, 3], [10, 3, 2, 3], [5, 5]];
const COMPARED_DASH = [4, 3];
const UNFINISHED_DASH = [3, 3];

/** The lines of a chart, those in front last. `size`: what the axis divides by. */
export function drawnLines(
  series: readonly ChartSeries[],
  { size, isUnfinished }: { size: number; isUnfinished: boolean },
): DrawnLine[] {
  const several = series.filter(({ kind }) => kind !== 'compared').length > 1;
  return series.flatMap(({ kind = 'line', values, color: place }, index): DrawnLine[] => {
    const scaled = values.map((value) => (value === null ? null : value / size));
    const line = { series: index, isUnfinished: false };
    if (kind === 'compared')
      return [{ ...line, look: 'compared', color: 'chartCompare', dash: COMPARED_DASH, values: scaled }];
    const color: ColorName | undefined = LINE_COLORS[place ?? index];
    const look: LineLook = color === undefined ? 'other' : kind;
    const drawn: Omit<DrawnLine, 'values'> = {
      ...line,
      look,
      color: color ?? 'chartCompare',
      dash: several && look === 'line' ? (DASHES[index] ?? []) : [],
    };
    if (!isUnfinished || scaled.length < 2) return [{ ...drawn, values: scaled }];
    const last = scaled.length - 1;
    const from = look === 'bars' ? last : last - 1;
    return [
      { ...drawn, values: scaled.with(last, null) },
      {
        ...drawn,
        isUnfinished: true,
        dash: look === 'bars' ? [] : UNFINISHED_DASH,
        values: scaled.map((value, at) => (at < from ? null : value)),
      },
    ];
  });
}

/** A path in a square of 100, interrupted where nothing was measured; a single value is a short dash. */
export function miniPath(values: readonly (number | null)[], top: number): string {
  const step = 100 / Math.max(1, values.length - 1);
  const point = (value: number, index: number) =>
    `${(index * step).toFixed(2)},${(100 - (value / top) * 100).toFixed(2)}`;
  return values
    .map((value, index) => {
      if (value === null) return '';
      const before = values[index - 1] ?? null;
      const next = values[index + 1] ?? null;
      const move = before === null ? `M${point(value, index)}` : `L${point(value, index)}`;
      return before === null && next === null ? `${move}h${step.toFixed(2)}` : move;
    })
    .join('');
}

/** The place of the moment nearest to `at`; 0 without moments. */
export function nearestIndex(times: readonly number[], at: number): number {
  const after = times.findIndex((time) => time >= at);
  if (after < 0) return Math.max(0, times.length - 1);
  const [before = -Infinity, next = Infinity] = [times[after - 1], times[after]];
  return at - before < next - at ? after - 1 : after;
}
