import type { AmountUnit } from '@console/i18n';
import type { ChartSeries } from '@console/ui/charts';
import type { ServerMetrics } from '../contract';

/** Shares are sent in percent, rates in Mbit/s. */
const PERCENT = 0.01;
const MEGABIT = 1e6;

const GRAPHS = [
  { key: 'cpu', unit: 'share', factor: PERCENT, of: ['cpu'] },
  { key: 'memory', unit: 'share', factor: PERCENT, of: ['memory'] },
  { key: 'network', unit: 'bitrate', factor: MEGABIT, of: ['outMbps', 'inMbps'] },
  { key: 'viewers', unit: 'count', factor: 1, of: ['viewers'] },
  { key: 'streams', unit: 'count', factor: 1, of: ['streams'] },
  { key: 'disk', unit: 'share', factor: PERCENT, of: ['disk'] },
] as const satisfies {
  key: string;
  unit: AmountUnit;
  factor: number;
  of: (keyof ServerMetrics['series'])[];
}[];

export type GraphKey = (typeof GRAPHS)[number]['key'];
type SeriesKey = (typeof GRAPHS)[number]['of'][number];

export interface ServerGraph {
  key: GraphKey;
  unit: AmountUnit;
  series: ChartSeries[];
  /** A share from which on the server is in the state `warning`. */
  limit?: number;
}

export interface ServerGraphs {
  /** Milliseconds since 1970. */
  times: number[];
  graphs: ServerGraph[];
  /** Nothing was reported. */
  isEmpty: boolean;
}

/** The graphs of a server's metrics. The current step is left out until the server has reported in it. */
export function serverGraphs(
  { from, stepSeconds, series, thresholds }: ServerMetrics,
  nameOf: (key: SeriesKey) => string,
): ServerGraphs {
  const length = series.cpu.length - (series.cpu.at(-1) === null ? 1 : 0);
  const start = Date.parse(from);
  const limits: Partial<Record<GraphKey, number>> = thresholds;
  return {
    times: Array.from({ length }, (_, index) => start + index * stepSeconds * 1000),
    isEmpty: series.cpu.every((value) => value === null),
    graphs: GRAPHS.map(({ key, unit, factor, of }) => {
      const limit = limits[key];
      return {
        key,
        unit,
        series: of.map((one) => ({
          name: nameOf(one),
          values: series[one].slice(0, length).map((value) => (value === null ? null : value * factor)),
        })),
        ...(limit !== undefined && { limit: limit * PERCENT }),
      };
    }),
  };
}
