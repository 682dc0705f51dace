export { ChartGroup } from './charts/chart-group';
export type { ChartAnnotation, ChartSeries } from './charts/chart-model';
export { ChartRange, CHART_RANGES, type ChartRangeName } from './charts/chart-range';
export { TimeChart } from './charts/time-chart';
