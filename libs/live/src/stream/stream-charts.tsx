import { useZone } from '@console/ui';
import { ChartGrid, TimeChart } from '@console/ui/charts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StreamMetrics } from '../contract';

const GRAPHS = [
  { key: 'viewers', unit: 'count', factor: 1 },
  { key: 'outKbps', unit: 'bitrate', factor: 1_000 },
  { key: 'inKbps', unit: 'bitrate', factor: 1_000, ofInput: true },
  { key: 'framesPerSecond', unit: 'count', factor: 1, ofInput: true },
  { key: 'speed', unit: 'speed', factor: 1 },
  { key: 'keyFrameSeconds', unit: 'seconds', factor: 1 },
  { key: 'droppedPercent', unit: 'share', factor: 0.01 },
  { key: 'audioDb', unit: 'decibels', factor: 1 },
  { key: 'encoderSpeed', unit: 'speed', factor: 1 },
  { key: 'duplicatedPercent', unit: 'share', factor: 0.01 },
] as const;

const CHART_HEIGHT = 132;

/** The figures of a stream with its issues at their moments. */
export function StreamCharts({ metrics, hasInput }: { metrics: StreamMetrics; hasInput: boolean }) {
  const { t } = useTranslation('live');
  const zone = useZone();
  const drawn = useMemo(() => {
    const start = Date.parse(metrics.from);
    const { viewers } = metrics.series;
    // The current step is left out until something was measured in it.
    const length = viewers.length - (viewers.at(-1) === null ? 1 : 0);
    const times = Array.from({ length }, (_, position) => start + position * metrics.stepSeconds * 1000);
    const isMeasured = ({ key, ...graph }: (typeof GRAPHS)[number]) =>
      'ofInput' in graph ? hasInput : metrics.series[key].some((value) => value !== null);
    const graphs = GRAPHS.filter(isMeasured).map(({ key, unit, factor }) => {
      const values = metrics.series[key].slice(0, length);
      const name = t(`history.graphs.${key}`);
      return {
        key,
        unit,
        name,
        series: [{ name, values: values.map((value) => value && value * factor) }],
      };
    });
    const annotations = metrics.issues
      .map(({ since, severity, type }) => ({
        at: Date.parse(since),
        tone: severity,
        text: t(`health.types.${type}`),
      }))
      .filter(({ at }) => at >= start)
      .map((one) => ({ ...one, at: Math.min(one.at, times.at(-1) ?? one.at) }));
    return { times, graphs, annotations };
  }, [metrics, hasInput, t]);
  return (
    <ChartGrid>
      {drawn.graphs.map(({ key, unit, name, series }) => (
        <TimeChart
          key={key}
          title={name}
          times={drawn.times}
          series={series}
          unit={unit}
          zone={zone}
          annotations={drawn.annotations}
          height={CHART_HEIGHT}
        />
      ))}
    </ChartGrid>
  );
}
