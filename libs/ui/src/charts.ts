export { ChartGrid, ChartGroup } from './charts/chart-group';
export type { ChartAnnotation, ChartSeries } from './charts/chart-model';
export { ChartRange, CHART_RANGES, type ChartRangeName } from './charts/chart-range';
export { ChartSlider } from './charts/chart-slider';
export { MiniChart } from './charts/mini-chart';
export { TimeChart } from './charts/time-chart';
