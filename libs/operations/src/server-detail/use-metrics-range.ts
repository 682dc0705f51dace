import type { ChartRangeName } from '@console/ui/charts';
import { useNow } from '@console/ui';
import { useSearchParams } from 'react-router';
import { readMetricsRange, withPeriod, withRange } from './metrics-range';

const REFRESH_MS = 30_000;

/** The range of a page's graphs, in the URL. */
export function useMetricsRange() {
  const now = useNow(REFRESH_MS);
  const [params, setParams] = useSearchParams();
  const replace = (next: URLSearchParams) => setParams(next, { replace: true });
  return {
    range: readMetricsRange(params, now),
    choose: (name: ChartRangeName) => replace(withRange(params, name)),
    zoom: (from: number, to: number) => replace(withPeriod(params, from, to, now)),
  };
}
