import { clipText } from '@console/i18n';
import type { ConsoleError } from '@console/http';
import {
  CopyText,
  DateTime,
  EmptyState,
  FactList,
  FailedState,
  PageActs,
  RouteDrawer,
  StatusTag,
  useZone,
} from '@console/ui';
import { LastUpdated, StaleNotice } from '@console/ui/list';
import { RejectedState } from '@console/shell-layout';
import { Flex, Skeleton, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetServerQuery } from '../api/servers-api';
import { SERVERS_ACCESS } from '../contract';
import type { Server } from '../contract';
import { isNothing } from './one-server';
import { isOfPlace } from './server-place';
import { SERVERS_LIVE } from './servers-live';
import { useServerActs } from './use-server-acts';
import { useServerPlace } from './use-server-place';
import { useServerTexts } from './use-server-texts';

const WIDTH = 640;

/** One server beside the list that it was opened from, as it is now. */
export function ServerDrawer() {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const { serverId = '' } = useParams();
  const place = useServerPlace();
  const actsOf = useServerActs();
  const result = useGetServerQuery({ id: serverId, appId: place.appId }, SERVERS_LIVE);
  const { currentData } = result;
  const server = currentData && isOfPlace(currentData, place) ? currentData : undefined;

  return (
    <RouteDrawer
      title={server?.name ?? t('routes.server')}
      closeTo={place.path}
      width={WIDTH}
      actions={
        server && (
          <Flex gap={token.marginXS} wrap>
            <PageActs acts={actsOf(server)} />
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
        <NoServer {...result} />
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

interface NoServerProps {
  currentData?: Server | undefined;
  error?: ConsoleError | { message?: string | undefined } | undefined;
  refetch: () => unknown;
}

function NoServer({ currentData, error, refetch }: NoServerProps) {
  const { t } = useTranslation('operations');
  const failure = error && 'kind' in error ? error : undefined;
  if (currentData || isNothing(failure)) return <EmptyState text={t('servers.notFound')} />;
  if (failure?.kind === 'refused' && failure.status === 403) {
    return <RejectedState access={SERVERS_ACCESS} what={t('routes.server')} />;
  }
  if (failure) {
    return (
      <FailedState
        title={t('servers.failed')}
        error={failure}
        onRetry={() => {
          refetch();
        }}
      />
    );
  }
  return (
    <div role="status" aria-label={t('servers.loading')}>
      <Skeleton active title={false} paragraph={{ rows: 10 }} />
    </div>
  );
}
