import type { OperationsOverview } from '../contract';

export const LOAD_METRICS = ['outMbps', 'viewers', 'streams'] as const;
export type LoadMetric = (typeof LOAD_METRICS)[number];

type Overview = Pick<OperationsOverview, 'range' | 'series' | 'previous'>;
type Values = readonly (number | null)[];

const DAY_MS = 86_400_000;
const MEGABIT = 1e6;

/** Days between a period and the one that it is compared with: whole weeks, for the same weekdays. */
const SHIFT_DAYS = { '24h': 7, '7d': 7, '30d': 28 } as const;

/** A metric over time in base units, and the same weekdays before at the same moments. */
export function loadSeries({ range, series, previous }: Overview, metric: LoadMetric) {
  const size = metric === 'outMbps' ? MEGABIT : 1;
  const scaled = (values: Values) => values.map((value) => (value === null ? null : value * size));
  const from = Date.parse(series.from);
  const times = series[metric].map((_, index) => from + index * series.stepSeconds * 1000);
  const shift = SHIFT_DAYS[range] * DAY_MS;
  const before = { ...previous, values: scaled(previous[metric]) };
  return {
    times,
    current: scaled(series[metric]),
    compared: times.map((time) => valueAt(before, time - shift)),
  };
}

interface Samples {
  from: string;
  stepSeconds: number;
  values: Values;
}

/** Between two values, as the earlier period can have longer steps; null in a gap. */
function valueAt({ from, stepSeconds, values }: Samples, time: number): number | null {
  const position = (time - Date.parse(from)) / stepSeconds / 1000;
  const [before, after] = [values[Math.floor(position)], values[Math.ceil(position)]];
  if (typeof before !== 'number') return null;
  return typeof after === 'number' ? before + (after - before) * (position % 1) : before;
}

/** The change since the same moment of the compared period, as a ratio; undefined without a value to compare. */
export function changeSince(now: number, previous: Values): number | undefined {
  const before = previous.findLast((value) => value !== null);
  return before === undefined || before === 0 ? undefined : (now - before) / before;
}
