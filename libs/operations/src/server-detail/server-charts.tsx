import { ADMIN_APP_ID } from '@console/http';
import { clipText } from '@console/i18n';
import { EmptyState, FailedState, useZone } from '@console/ui';
import { ChartGrid, TimeChart, type ChartAnnotation } from '@console/ui/charts';
import { useLinkFrom } from '@console/shell-layout';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAlertTexts } from '../alerts/use-alert-texts';
import { useListAlertsQuery } from '../api/alerts-api';
import { useGetServerMetricsQuery } from '../api/servers-api';
import type { Alert, Server } from '../contract';
import { alertPath } from '../paths/alert-paths';
import { useServerScope } from '../servers/server-scope';
import type { MetricsRange } from './metrics-range';
import { CHART_HEIGHT, ServerChartsLoading } from './server-charts-loading';
import { serverGraphs, type GraphKey, type ServerGraph } from './server-series';

const MOST_ALERTS = 100;

/** Alerts about one figure; others are about the server. */
const SUBJECTS: ReadonlyMap<string, GraphKey> = new Map([
  ['high-cpu', 'cpu'],
  ['disk-nearly-full', 'disk'],
]);

interface ServerChartsProps {
  server: Server;
  range: MetricsRange;
  onZoom: (from: number, to: number) => void;
}

/** The load of a server over time with its limits and alerts. Nothing on a platform without metrics. */
export function ServerCharts({ server: { id }, range, onZoom }: ServerChartsProps) {
  const { t } = useTranslation('operations');
  const { appId } = useServerScope();
  const period = { from: new Date(range.from).toISOString(), to: new Date(range.to).toISOString() };
  const result = useGetServerMetricsQuery({ id, appId, ...period });
  const annotations = useAnnotations(id, period);
  // Those of the previous period stay until the next are there.
  const metrics = result.data?.serverId === id ? result.data : undefined;
  const drawn = useMemo(
    () => metrics && serverGraphs(metrics, (key) => t(`servers.series.${key}`)),
    [metrics, t],
  );
  const failure = result.error && 'kind' in result.error ? result.error : undefined;
  const isMissing = failure?.kind === 'http' && (failure.status === 404 || failure.status === 501);

  if (failure && !result.isFetching) {
    return isMissing ? null : (
      <FailedState
        title={t('servers.metrics.failed')}
        error={failure}
        onRetry={() => void result.refetch()}
      />
    );
  }
  if (!drawn) return <ServerChartsLoading />;
  if (drawn.isEmpty) return <EmptyState text={t('servers.metrics.empty')} />;
  return (
    <ChartGrid>
      {drawn.graphs.map((graph) => (
        <ServerChart
          key={graph.key}
          graph={graph}
          times={drawn.times}
          annotations={annotations}
          onZoom={onZoom}
        />
      ))}
    </ChartGrid>
  );
}

type Annotation = ChartAnnotation & { kind: string };

interface ServerChartProps extends Pick<ServerChartsProps, 'onZoom'> {
  graph: ServerGraph;
  times: readonly number[];
  annotations: readonly Annotation[];
}

function ServerChart({ graph: { key, unit, series, limit }, times, annotations, onZoom }: ServerChartProps) {
  const { t } = useTranslation('operations');
  const zone = useZone();
  const threshold = useMemo(
    () =>
      limit === undefined
        ? undefined
        : { value: limit, label: t('servers.metrics.limit', { percent: limit * 100 }) },
    [limit, t],
  );
  const ofChart = useMemo(
    () =>
      annotations
        .filter(({ kind }) => (SUBJECTS.get(kind) ?? key) === key)
        // The latest alerts are within a step that is not over.
        .map((one) => ({ ...one, at: Math.min(one.at, times.at(-1) ?? one.at) })),
    [annotations, key, times],
  );
  return (
    <TimeChart
      title={t(`servers.graphs.${key}`)}
      times={times}
      series={series}
      unit={unit}
      zone={zone}
      threshold={threshold}
      annotations={ofChart}
      height={CHART_HEIGHT}
      onZoom={onZoom}
    />
  );
}

function useAnnotations(serverId: string, period: { from: string; to: string }): readonly Annotation[] {
  const texts = useAlertTexts();
  const linkFrom = useLinkFrom();
  const { appId } = useServerScope();
  const { data } = useListAlertsQuery({
    appId,
    ...period,
    customFields: { serverId, minSeverity: 'warning' },
    sort: '-raisedAt',
    page: 1,
    perPage: MOST_ALERTS,
  });
  // Stable while the alerts are: charts are drawn again with other annotations.
  return useMemo(
    () =>
      (data?.data ?? []).map((alert: Alert) => ({
        at: Date.parse(alert.raisedAt),
        tone: alert.severity === 'critical' ? 'critical' : 'warning',
        text: clipText(texts.message(alert)),
        to: linkFrom(alertPath(appId ?? ADMIN_APP_ID, alert.id)),
        kind: alert.kind,
      })),
    [data, appId, linkFrom, texts],
  );
}
