import { clipText, formatAmount } from '@console/i18n';
import { Amount, QueryState, Sparkline, StatusTag } from '@console/ui';
import { Row, RowList, RowsLoading, Section } from '@console/ui/overview';
import { useActionDenial, useLinkFrom } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListServersQuery } from '../api/servers-api';
import { ALERTS_ACCESS, SERVERS_ACCESS } from '../contract/operations-access';
import { WARNING_FROM, type Server } from '../contract/servers';
import { OpenAlerts } from '../dashboard-cards/open-alerts-card';
import { serversBehind } from '../dashboard-cards/overview-paths';
import { serverListPath, serverPagePath } from '../paths/server-paths';
import { useCpuTrends } from '../servers/cpu-trends';
import { SERVERS_LIVE } from '../servers/servers-live';
import { useServerTexts } from '../servers/use-server-texts';

const SHOWN = 5;
const MEGABIT = 1e6;

/** The servers of an app, those with a problem first, and its open alerts. */
export function AppServers({ appId }: { appId: string }) {
  const noServers = useActionDenial({ access: SERVERS_ACCESS });
  const noAlerts = useActionDenial({ access: ALERTS_ACCESS });
  return (
    <>
      {!noServers && <Servers appId={appId} />}
      {!noAlerts && <OpenAlerts appId={appId} range="24h" />}
    </>
  );
}

function Servers({ appId }: { appId: string }) {
  const { t } = useTranslation('operations');
  const result = useListServersQuery(
    { appId, customFields: { appId }, sort: 'state', page: 1, perPage: SHOWN },
    SERVERS_LIVE,
  );
  const trends = useCpuTrends(appId, result.currentData);
  const total = result.currentData?.total;
  return (
    <Section
      title={t('overview.servers')}
      aside={total}
      more={{ to: serversBehind(appId, { sort: 'state' }), label: t('overview.allServers') }}
    >
      <QueryState result={result} failed={t('overview.serversFailed')} loading={<RowsLoading rows={SHOWN} />}>
        {({ data }) =>
          data.length === 0 ? (
            t('servers.empty')
          ) : (
            <RowList>
              {data.map((server) => (
                <ServerRow key={server.id} server={server} cpu={trends.get(server.id)} />
              ))}
            </RowList>
          )
        }
      </QueryState>
    </Section>
  );
}

const column = (width: number) => ({ minWidth: width, textAlign: 'end' }) as const;

interface ServerRowProps {
  server: Server;
  /** The last 24 hours. */
  cpu: readonly number[] | undefined;
}

function ServerRow({ server, cpu }: ServerRowProps) {
  const { t, i18n } = useTranslation('operations');
  const texts = useServerTexts();
  const linkFrom = useLinkFrom();
  const { id, appId, kind, name, state, load } = server;
  return (
    <Row
      end={
        load &&
        state !== 'dead' && (
          <>
            {cpu && (
              <span className="wide">
                <Sparkline values={cpu} />
              </span>
            )}
            <span style={column(64)}>
              {load.cpu >= WARNING_FROM.cpu ? (
                <StatusTag tone="warning" label={t('overview.cpu', { percent: texts.percent(load.cpu) })} />
              ) : (
                t('overview.cpu', { percent: texts.percent(load.cpu) })
              )}
            </span>
            <span className="wide" style={column(76)}>
              <Amount text={formatAmount(load.outMbps * MEGABIT, 'bitrate', i18n.language)} />
            </span>
            <span style={column(96)}>{t('overview.viewers', { count: load.viewers })}</span>
          </>
        )
      }
    >
      <Link to={linkFrom(serverPagePath(serverListPath(appId, kind), id))}>{clipText(name)}</Link>{' '}
      {state !== 'healthy' && <StatusTag {...texts.state(state)} />}
    </Row>
  );
}
