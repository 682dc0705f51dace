import { Timestamp } from '@console/http/contract';
import { CHART_RANGES, type ChartRangeName } from '@console/ui/charts';
import { METRICS_RANGE_MS } from '../contract';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A period of graphs. Milliseconds since 1970. */
export interface MetricsRange {
  /** Undefined: a part chosen in a chart. */
  name: ChartRangeName | undefined;
  from: number;
  to: number;
}

const DEFAULT_RANGE = '24h';

/** How often the graphs of a range that ends now move on. */
const REFRESH_MS = { '1h': MINUTE / 2, '24h': MINUTE, '7d': 10 * MINUTE, '30d': 10 * MINUTE } as const;

/** Reads `range`, or `since` and `until`, from the URL; a range ends at the last refresh before `now`. */
export function readMetricsRange(params: URLSearchParams, now: number): MetricsRange {
  const [since, until] = ['since', 'until'].map((name) => {
    const time = Timestamp.safeParse(params.get(name));
    return time.success ? Date.parse(time.data) : undefined;
  });
  if (since !== undefined && until !== undefined && until > since)
    return { name: undefined, ...withinLimits(since, until, now) };
  const given = params.get('range') ?? '';
  const name = isRangeName(given) ? given : DEFAULT_RANGE;
  const to = Math.floor(now / REFRESH_MS[name]) * REFRESH_MS[name];
  return { name, from: to - CHART_RANGES[name] * HOUR, to };
}

/** The URL with a range; the default is omitted. */
export function withRange(params: URLSearchParams, name: ChartRangeName): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const one of ['since', 'until', 'range']) next.delete(one);
  if (name !== DEFAULT_RANGE) next.set('range', name);
  return next;
}

/** The URL with a chosen period. */
export function withPeriod(params: URLSearchParams, from: number, to: number, now: number): URLSearchParams {
  const next = new URLSearchParams(params);
  const period = withinLimits(from, to, now);
  next.delete('range');
  next.set('since', new Date(period.from).toISOString());
  next.set('until', new Date(period.to).toISOString());
  return next;
}

/** Not after now, and of a length that the platform offers. */
function withinLimits(from: number, to: number, now: number): { from: number; to: number } {
  const end = Math.round(Math.min(to, now));
  const length = Math.min(Math.max(end - from, METRICS_RANGE_MS.min), METRICS_RANGE_MS.max);
  return { from: Math.round(end - length), to: end };
}

function isRangeName(text: string): text is ChartRangeName {
  return Object.hasOwn(CHART_RANGES, text);
}
