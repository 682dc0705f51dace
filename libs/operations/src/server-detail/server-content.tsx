import { LastUpdated, StaleNotice } from '@console/ui/list';
import { ChartRange, type ChartRangeName } from '@console/ui/charts';
import { Section } from '@console/ui/overview';
import { lazyComponent } from '@console/ui/lazy';
import { Slot } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNow } from '@console/ui';
import { useSearchParams } from 'react-router';
import type { Server } from '../contract';
import { ServerAlerts } from './server-alerts';
import { ServerChartsLoading } from './server-charts-loading';
import { ServerFacts } from './server-facts';
import { ServerSummary } from './server-summary';
import type { useServerOfRoute } from './use-server-of-route';
import { readMetricsRange, withPeriod, withRange } from './metrics-range';

const REFRESH_MS = 30_000;

/** The range of a page's graphs, in the URL. */
function useMetricsRange() {
  const now = useNow(REFRESH_MS);
  const [params, setParams] = useSearchParams();
  const replace = (next: URLSearchParams) => setParams(next, { replace: true });
  return {
    range: readMetricsRange(params, now),
    choose: (name: ChartRangeName) => replace(withRange(params, name)),
    zoom: (from: number, to: number) => replace(withPeriod(params, from, to, now)),
  };
}

const ServerCharts = lazyComponent(
  async () => (await import('./server-charts')).ServerCharts,
  <ServerChartsLoading />,
);

interface ServerContentProps {
  server: Server;
  result: ReturnType<typeof useServerOfRoute>['result'];
}

/** A server in a drawer or on its page: state, graphs, streams, alerts, history, facts. */
export function ServerContent({ server, result }: ServerContentProps) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const { range, choose, zoom } = useMetricsRange();
  return (
    <Flex vertical gap={token.margin}>
      <StaleNotice {...result} />
      <ServerSummary server={server} />
      <Flex justify="space-between" align="center" wrap gap={token.marginXS}>
        <ChartRange value={range.name} onChange={choose} />
        <LastUpdated {...result} />
      </Flex>
      <ServerCharts server={server} range={range} onZoom={zoom} />
      <Slot name="serverStreams" props={{ serverId: server.id }} />
      <ServerAlerts serverId={server.id} />
      <Slot name="timeline" props={{ appId: server.appId, object: { type: 'server', id: server.id } }} />
      <Section title={t('servers.facts')}>
        <ServerFacts server={server} />
      </Section>
    </Flex>
  );
}
