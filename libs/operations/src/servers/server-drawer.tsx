import { clipText } from '@console/i18n';
import { CopyText, DateTime, FactList, PageActions, RouteDrawer, StatusTag, useZone } from '@console/ui';
import { LastUpdated, StaleNotice } from '@console/ui/list';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetServerQuery } from '../api/servers-api';
import { SERVERS_ACCESS, type Server } from '../contract';
import { RecordState } from '../record-state';
import { SERVERS_LIVE } from './servers-live';
import { useServerActions } from './use-server-actions';
import { isInScope, useServerScope } from './server-scope';
import { useServerTexts } from './use-server-texts';

const WIDTH = 640;

export function ServerDrawer() {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const { serverId = '' } = useParams();
  const scope = useServerScope();
  const actionsOf = useServerActions();
  const result = useGetServerQuery({ id: serverId, appId: scope.appId }, SERVERS_LIVE);
  const { currentData } = result;
  const server = currentData && isInScope(currentData, scope) ? currentData : undefined;

  return (
    <RouteDrawer
      title={server?.name ?? t('routes.server')}
      closeTo={scope.path}
      width={WIDTH}
      actions={
        server && (
          <Flex gap={token.marginXS} wrap>
            <PageActions actions={actionsOf(server)} />
          </Flex>
        )
      }
    >
      {server ? (
        <Flex vertical gap={token.margin}>
          <LastUpdated {...result} />
          <StaleNotice {...result} />
          <ServerFacts server={server} />
        </Flex>
      ) : (
        <RecordState
          {...result}
          access={SERVERS_ACCESS}
          texts={{
            name: t('routes.server'),
            notFound: t('servers.notFound'),
            failed: t('servers.failed'),
            loading: t('servers.loading'),
          }}
        />
      )}
    </RouteDrawer>
  );
}

function ServerFacts({ server }: { server: Server }) {
  const { t } = useTranslation('operations');
  const texts = useServerTexts();
  const zone = useZone();
  const { id, appId, kind, state, address, region, cluster, version, load, lastHeartbeatAt, note } = server;
  return (
    <FactList
      facts={[
        { label: t('servers.state'), value: <StatusTag {...texts.state(state)} /> },
        ...(state === 'healthy' ? [] : [{ label: t('servers.means'), value: t(`servers.meaning.${state}`) }]),
        { label: t('servers.license'), value: <StatusTag {...texts.license(server)} /> },
        {
          label: t('servers.note.label'),
          value:
            note === '' ? t('servers.note.none') : <span style={{ whiteSpace: 'pre-wrap' }}>{note}</span>,
        },
        { label: t('servers.app'), value: <CopyText text={appId} /> },
        { label: t('servers.kind'), value: texts.kind(kind) },
        { label: t('servers.address'), value: <CopyText text={address} /> },
        { label: t('servers.region'), value: <bdi>{clipText(region)}</bdi> },
        { label: t('servers.cluster'), value: <bdi>{clipText(cluster ?? t('servers.noCluster'))}</bdi> },
        {
          label: t('servers.lastHeartbeatAt'),
          value:
            lastHeartbeatAt === null ? (
              t('servers.neverHeard')
            ) : (
              <DateTime value={lastHeartbeatAt} zone={zone} />
            ),
        },
        ...(load === null
          ? []
          : [
              { label: t('servers.version'), value: version },
              { label: t('servers.load.cpu'), value: texts.percent(load.cpu) },
              { label: t('servers.load.memory'), value: texts.percent(load.memory) },
              { label: t('servers.load.disk'), value: texts.percent(load.disk) },
              { label: t('servers.load.inMbps'), value: texts.number(load.inMbps) },
              { label: t('servers.load.outMbps'), value: texts.number(load.outMbps) },
              { label: t('servers.load.streams'), value: texts.number(load.streams) },
              { label: t('servers.load.viewers'), value: texts.number(load.viewers) },
            ]),
        { label: t('servers.createdAt'), value: <DateTime value={server.createdAt} zone={zone} /> },
        { label: t('servers.zone'), value: zone },
        { label: t('servers.id'), value: <CopyText text={id} /> },
      ]}
    />
  );
}
