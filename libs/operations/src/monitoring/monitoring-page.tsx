import { ADMIN_APP_ID } from '@console/http';
import { FailedState, useZone } from '@console/ui';
import { ChartGroup, ChartRange, ChartSlider } from '@console/ui/charts';
import { ListPage, ResourceTable, rowsOf, useListQuery } from '@console/ui/list';
import { Flex, theme } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useListServerMetricsQuery, useListServersQuery } from '../api/servers-api';
import { MONITOR_RANGES, SERVERS_ACCESS } from '../contract';
import { withRange } from '../server-detail/metrics-range';
import { useServerFilters } from '../servers/use-server-filters';
import { SERVER_LIST, serverListArgs } from '../servers/server-list-query';
import { SERVERS_LIVE } from '../servers/servers-live';
import { monitoredServers, useMonitoringColumns } from './monitoring-columns';

/** The load of servers over time, one row each, with one cursor. */
export function MonitoringPage() {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const zone = useZone();
  const { appId: ofApp = ADMIN_APP_ID } = useParams();
  const [params, setParams] = useSearchParams();
  const range = MONITOR_RANGES.find((name) => name === params.get('range')) ?? '24h';
  const scope = ofApp === ADMIN_APP_ID ? {} : { appId: ofApp };
  const list = useListQuery(SERVER_LIST);
  const servers = useListServersQuery(serverListArgs(scope, list.state), SERVERS_LIVE);
  const { rows, incomplete } = rowsOf(servers.data);
  const serverIds = rows
    .filter((row) => !incomplete.has(row))
    .map(({ id }) => id)
    .join(',');
  const metrics = useListServerMetricsQuery(
    { ...scope, serverIds, range },
    { ...SERVERS_LIVE, skip: serverIds === '' },
  );
  const courses = useMemo(() => monitoredServers(metrics.data), [metrics.data]);

  return (
    <ChartGroup>
      <ListPage
        title={t('monitoring.title')}
        actions={
          <Flex wrap align="center" gap={token.margin}>
            {(courses.times.length > 0 || metrics.isFetching || servers.isLoading) && (
              <ChartSlider times={courses.times} zone={zone} />
            )}
            <ChartRange
              value={range}
              onChange={(name) => setParams(withRange(params, name), { replace: true })}
            />
          </Flex>
        }
      >
        {metrics.error && 'kind' in metrics.error && !metrics.isFetching && (
          <FailedState
            title={t('servers.metrics.failed')}
            error={metrics.error}
            onRetry={() => void metrics.refetch()}
          />
        )}
        <ResourceTable
          label={t('monitoring.title')}
          list={list}
          result={servers}
          live
          access={SERVERS_ACCESS}
          columns={useMonitoringColumns(ofApp, courses)}
          rowKey={({ id }) => id}
          empty={t('servers.empty')}
          filters={useServerFilters(scope, list.state, list.change)}
        />
      </ListPage>
    </ChartGroup>
  );
}
