import { Slot, useAppScope } from '@console/shell-layout';
import {
  CopyText,
  DateTime,
  DetailPage,
  FactList,
  PageActions,
  QueryState,
  StatusTag,
  useZone,
} from '@console/ui';
import { LastUpdated, RowsTable, StaleNotice } from '@console/ui/list';
import { Figure, Figures, OverviewColumns, Section, SectionBody } from '@console/ui/overview';
import { Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { POLLED } from '../api/polling';
import {
  useGetSsaiEndpointQuery,
  useGetSsaiStatisticsQuery,
  useLazyGetSsaiPlaybackQuery,
  useListAdBreaksQuery,
} from '../api/ssai-api';
import type { SsaiEndpoint } from '../contract';
import { endpointListPath, statisticsPath } from '../ssai-paths';
import { useBreakColumns } from '../statistics/break-columns';
import { useSsaiTexts } from '../use-ssai-texts';
import { BreakTimeline } from './break-timeline';
import { useEndpointActions } from '../use-endpoint-actions';

/** An endpoint: the stream with its ads, its breaks, and how they are filled. */
export function EndpointPage() {
  const { t } = useTranslation('ssai');
  const { appId } = useAppScope();
  const { endpointId = '' } = useParams();
  const texts = useSsaiTexts();
  const { actionsOf, dialogs } = useEndpointActions();
  const result = useGetSsaiEndpointQuery({ id: endpointId, appId }, POLLED);
  return (
    <>
      <DetailPage
        result={result}
        kind={t('routes.endpoint')}
        backTo={endpointListPath(appId)}
        head={(endpoint) => ({
          title: endpoint.name,
          tags: <StatusTag {...texts.status(endpoint)} />,
          subtitle: (
            <>
              <bdi>{endpoint.appName}</bdi>
              <LastUpdated {...result} />
            </>
          ),
          actions: <PageActions actions={actionsOf(endpoint)} />,
        })}
        notFound={t('notFound')}
        failed={t('failed')}
      >
        {(endpoint) => <Content key={endpoint.id} endpoint={endpoint} stale={<StaleNotice {...result} />} />}
      </DetailPage>
      {dialogs}
      <Outlet />
    </>
  );
}

function Content({ endpoint, stale }: { endpoint: SsaiEndpoint; stale: ReactNode }) {
  const { t } = useTranslation('ssai');
  const { token } = theme.useToken();
  const texts = useSsaiTexts();
  const zone = useZone();
  const { appId } = useAppScope();
  const { id } = endpoint;
  const statistics = `${statisticsPath(appId)}?endpointId=${encodeURIComponent(id)}`;
  const [getPlayback] = useLazyGetSsaiPlaybackQuery();
  const breaks = useListAdBreaksQuery({ appId, customFields: { endpointId: id }, perPage: 10 }, POLLED);
  const { currentData: figures, isError } = useGetSsaiStatisticsQuery(
    { appId, hours: '24', endpointId: id },
    POLLED,
  );
  const unknown = isError ? '–' : undefined;
  const columns = useBreakColumns(appId, { ofOne: true });
  const { nextBreakAt, breakSeconds } = endpoint;
  const next =
    nextBreakAt === null ? undefined : { id: nextBreakAt, startsAt: nextBreakAt, seconds: breakSeconds };
  return (
    <Flex vertical gap={token.margin}>
      {stale}
      <OverviewColumns
        aside={
          <>
            <Figures label={t('statistics.lastDay')}>
              <Figure
                label={t('statistics.fillRate')}
                value={figures ? texts.share(figures.filledMs, figures.plannedMs) : unknown}
                note={t('statistics.lastDay')}
                to={statistics}
              />
              <Figure
                label={t('statistics.impressions')}
                value={figures ? texts.count(figures.impressions) : unknown}
                note={t('statistics.lastDay')}
                to={statistics}
              />
            </Figures>
            <Section title={t('facts')}>
              <SectionBody>
                <FactList
                  dense
                  facts={[
                    { label: t('origin'), value: endpoint.stream.name },
                    { label: t('breaks.title'), value: texts.source(endpoint) },
                    { label: t('nextBreak'), value: <DateTime value={nextBreakAt} zone={zone} relative /> },
                    { label: t('filler'), value: t(`fillers.${endpoint.filler}`) },
                    { label: t('fields.viewerData'), value: t(`viewerData.${endpoint.viewerData}`) },
                    { label: t('adServer'), value: <CopyText text={endpoint.adServerUrl} /> },
                    { label: t('id'), value: <CopyText text={id} /> },
                  ]}
                />
              </SectionBody>
            </Section>
          </>
        }
      >
        <Slot
          name="player"
          props={{
            problem: endpoint.isOn && endpoint.stream.isLive ? undefined : texts.status(endpoint).label,
            getUrl: async () => {
              // After an error, `data` is that of the previous endpoint.
              const { data, error } = await getPlayback({ id, appId });
              return error ? undefined : data?.url;
            },
          }}
        />
        <QueryState result={breaks} failed={t('breaks.failed')}>
          {({ data }) => (
            <>
              <Section title={t('timeline.title')}>
                <BreakTimeline breaks={data} next={next} />
              </Section>
              <RowsTable
                label={t('breaks.table')}
                rows={data}
                rowKey={(row) => row.id}
                columns={columns}
                empty={t('breaks.empty')}
                cards
              />
            </>
          )}
        </QueryState>
      </OverviewColumns>
    </Flex>
  );
}
