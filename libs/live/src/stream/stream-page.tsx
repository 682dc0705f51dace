import { Slot, useAppScope } from '@console/shell-layout';
import {
  CopyText,
  DateTime,
  DetailPage,
  FactList,
  PageActions,
  StatusTag,
  TwoLines,
  useZone,
  type PageAction,
} from '@console/ui';
import { lazyComponent } from '@console/ui/lazy';
import { LastUpdated, StaleNotice } from '@console/ui/list';
import { Figure, Figures, OverviewColumns, Row, RowList, Section, SectionBody } from '@console/ui/overview';
import { Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { POLLED } from '../api/polling';
import { useGetStreamQuery } from '../api/streams-api';
import type { Stream } from '../contract';
import { streamListPath } from '../stream-paths';
import { useStreamTexts } from '../use-stream-texts';
import { HealthSection } from '../health-section';
import { RecordingsSection } from './recordings-section';
import { ConnectSection } from './connect-section';
import { SharingSection } from './sharing-section';
import { StreamPlayer } from './stream-player';
import { useStreamActions } from './use-stream-actions';
import { useTimeSpan } from './use-time-span';

const StreamHistory = lazyComponent(async () => (await import('./stream-history')).StreamHistory);

/** A stream: its picture, who watches it, and how it is made. */
export function StreamPage() {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const { streamId = '' } = useParams();
  const texts = useStreamTexts();
  const { actionsOf, dialogs } = useStreamActions();
  const result = useGetStreamQuery({ id: streamId, appId }, POLLED);
  return (
    <>
      <DetailPage
        result={result}
        kind={t('routes.stream')}
        backTo={streamListPath(appId)}
        head={(stream) => ({
          title: stream.name,
          tags: <StatusTag {...texts.state(stream.state)} />,
          subtitle: (
            <>
              <Subtitle stream={stream} />
              <LastUpdated {...result} />
            </>
          ),
          actions: <PageActions actions={actionsOf(stream)} />,
        })}
        notFound={t('notFound')}
        failed={t('failed')}
      >
        {(stream) => (
          <Content
            key={stream.id}
            stream={stream}
            actions={actionsOf(stream)}
            stale={<StaleNotice {...result} />}
          />
        )}
      </DetailPage>
      {dialogs}
      <Outlet />
    </>
  );
}

function Subtitle({ stream: { startedAt, appName } }: { stream: Stream }) {
  const { t } = useTranslation('live');
  const zone = useZone();
  return (
    <>
      <bdi>{appName}</bdi>
      {startedAt !== null && (
        <span>
          {t('since')} <DateTime value={startedAt} zone={zone} />
        </span>
      )}
    </>
  );
}

interface ContentProps {
  stream: Stream;
  actions: readonly PageAction[];
  stale: ReactNode;
}

function Content({ stream, actions, stale }: ContentProps) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const texts = useStreamTexts();
  const timeSpan = useTimeSpan();
  const isLive = stream.state === 'live';
  const speeds = stream.renditions.flatMap(({ encoder }) => (encoder ? [encoder.speed] : []));
  return (
    <Flex vertical gap={token.margin}>
      {stale}
      <OverviewColumns
        lead={<StreamPlayer key={stream.startedAt} stream={stream} />}
        aside={
          <>
            <Figures label={t('figures')}>
              <Figure
                label={t('viewers')}
                value={isLive ? texts.viewers(stream.viewers) : '–'}
                note={t('viewersNote')}
              />
              <Figure label={t('egress')} value={isLive ? texts.bitrate(stream.outKbps) : '–'} />
              {stream.input && <Figure label={t('history.input')} value={texts.bitrate(stream.input.kbps)} />}
              {speeds.length > 0 && (
                <Figure label={t('encoderSpeed')} value={texts.speed(Math.min(...speeds))} />
              )}
            </Figures>
            {stream.state !== 'off' && (stream.source.kind !== 'test' || stream.issues.length > 0) && (
              <HealthSection stream={stream} />
            )}
            {(stream.source.kind === 'push' || stream.source.kind === 'pull') && (
              <ConnectSection stream={stream} source={stream.source} />
            )}
            <RecordingsSection stream={stream} />
            <SharingSection stream={stream} actions={actions} />
            <Section title={t('renditions')}>
              <RowList>
                {stream.renditions.map(({ name, width, height, framesPerSecond, kbps, viewers }) => (
                  <Row
                    key={name}
                    end={viewers !== undefined && <span>{t('watching', { count: viewers })}</span>}
                  >
                    <TwoLines
                      main={`${name} · ${texts.bitrate(kbps)}`}
                      detail={t('picture', { width, height, framesPerSecond })}
                    />
                  </Row>
                ))}
                {stream.renditions.length === 0 && <Row>{t('noRenditions')}</Row>}
              </RowList>
            </Section>
            <Section title={t('facts')}>
              <SectionBody>
                <FactList
                  dense
                  facts={[
                    { label: t('source'), value: texts.source(stream.source) },
                    { label: t('dvr'), value: timeSpan(stream.dvrSeconds) },
                    { label: t('server'), value: stream.server?.name ?? '–' },
                    { label: t('id'), value: <CopyText text={stream.id} /> },
                  ]}
                />
              </SectionBody>
            </Section>
          </>
        }
      >
        <StreamHistory stream={stream} />
        <Slot name="timeline" props={{ appId: stream.appId, object: { type: 'stream', id: stream.id } }} />
      </OverviewColumns>
    </Flex>
  );
}
