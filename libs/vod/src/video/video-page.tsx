import { Slot, useAppScope } from '@console/shell-layout';
import { CopyText, DateTime, DetailPage, FactList, PageActions, StatusTag, useZone } from '@console/ui';
import { LastUpdated, RowsTable, StaleNotice } from '@console/ui/list';
import { Figure, Figures, OverviewColumns, Section, SectionBody } from '@console/ui/overview';
import { Flex, theme } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { POLLED } from '../api/polling';
import { useGetVideoQuery, useLazyGetVideoPlaybackQuery } from '../api/vod-api';
import type { Video } from '../contract';
import { usePublication } from '../use-publication';
import { useVideoActions } from '../use-video-actions';
import { useVodPaths } from '../use-vod-paths';
import { useVodTexts } from '../use-vod-texts';
import { CaptionsSection } from './captions-section';
import { ChaptersSection } from './chapters-section';
import { JobsSection } from './jobs-section';
import { PosterSection } from './poster-section';
import { SharingSection } from './sharing-section';

/** A video: its picture, who can play it, and what it is made of. */
export function VideoPage() {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const { videoId = '' } = useParams();
  const texts = useVodTexts();
  const paths = useVodPaths();
  const publicationOf = usePublication();
  const { actionsOf, dialogs } = useVideoActions();
  const result = useGetVideoQuery({ id: videoId, appId }, POLLED);
  return (
    <>
      <DetailPage
        result={result}
        kind={t('routes.video')}
        backTo={paths.list}
        head={(video) => ({
          title: video.title,
          tags:
            video.state === 'ready' ? (
              <StatusTag {...publicationOf(video)} />
            ) : (
              <StatusTag {...texts.state(video)} />
            ),
          subtitle: (
            <>
              <bdi>{video.appName}</bdi>
              <LastUpdated {...result} />
            </>
          ),
          actions: <PageActions actions={actionsOf(video)} />,
        })}
        notFound={t('notFound')}
        failed={t('failed')}
      >
        {(video) => <Content key={video.id} video={video} stale={<StaleNotice {...result} />} />}
      </DetailPage>
      {dialogs}
      <Outlet />
    </>
  );
}

interface ContentProps {
  video: Video & { etag: string };
  stale: ReactNode;
}

function Content({ video, stale }: ContentProps) {
  const { t } = useTranslation('vod');
  const { token } = theme.useToken();
  const texts = useVodTexts();
  const [position, setPosition] = useState<{ seconds: number }>();
  return (
    <Flex vertical gap={token.margin}>
      {stale}
      <OverviewColumns
        aside={
          <>
            <Figures label={t('usage.title')}>
              <Figure label={t('usage.delivered')} value={texts.bytes(video.deliveredBytes)} />
              <Figure label={t('stored')} value={texts.bytes(video.storedBytes)} />
            </Figures>
            <SharingSection video={video} />
            <ChaptersSection video={video} onSeek={(seconds) => setPosition({ seconds })} />
            <CaptionsSection video={video} />
            <Facts video={video} />
          </>
        }
      >
        <Player video={video} position={position} />
        {video.renditions.length > 0 && <Renditions video={video} />}
        {video.posterUrls.length > 1 && <PosterSection video={video} />}
        <JobsSection videoId={video.id} />
        <Slot name="timeline" props={{ appId: video.appId, object: { type: 'video', id: video.id } }} />
      </OverviewColumns>
    </Flex>
  );
}

interface PlayerProps {
  video: Video;
  position: { seconds: number } | undefined;
}

function Player({ video, position }: PlayerProps) {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const [getPlayback] = useLazyGetVideoPlaybackQuery();
  const { id, state, problem, posterUrl, previewUrl, captions } = video;
  return (
    <Slot
      // The address of a session names the captions that it has.
      key={captions.map(({ language, updatedAt }) => language + updatedAt).join()}
      name="player"
      props={{
        problem: state === 'ready' ? undefined : (problem ?? t(`unplayable.${state}`)),
        poster: posterUrl ?? undefined,
        position,
        previewUrl: previewUrl ?? undefined,
        getUrl: async () => {
          const { data, error } = await getPlayback({ id, appId });
          // After a failed read RTK Query returns the previous data as well.
          return error ? undefined : data?.url;
        },
      }}
    />
  );
}

function Renditions({ video: { renditions } }: { video: Video }) {
  const { t } = useTranslation('vod');
  const texts = useVodTexts();
  return (
    <Section title={t('renditions.title')}>
      <RowsTable
        label={t('renditions.title')}
        rows={renditions}
        rowKey={({ name }) => name}
        density="compact"
        columns={[
          { key: 'name', title: t('renditions.name'), render: ({ name }) => name },
          {
            key: 'picture',
            title: t('renditions.picture'),
            render: ({ width, height }) => t('renditions.size', { width, height }),
          },
          {
            key: 'kbps',
            title: t('renditions.bitrate'),
            align: 'end',
            render: ({ kbps }) => texts.bitrate(kbps),
          },
        ]}
      />
    </Section>
  );
}

function Facts({ video }: { video: Video }) {
  const { t } = useTranslation('vod');
  const texts = useVodTexts();
  const zone = useZone();
  const { collections, tags, usedBy } = video;
  return (
    <Section title={t('facts')}>
      <SectionBody>
        <FactList
          dense
          facts={[
            { label: t('duration'), value: texts.duration(video.durationSeconds) },
            { label: t('file'), value: video.fileName },
            { label: t('size'), value: texts.bytes(video.bytes) },
            { label: t('codecs'), value: video.codecs ?? '–' },
            { label: t('collections'), value: collections.map(({ name }) => name).join(', ') || '–' },
            { label: t('usedBy'), value: usedBy.map(({ name }) => name).join(', ') || '–' },
            { label: t('tags'), value: tags.join(', ') || '–' },
            ...(video.recordedFrom
              ? [{ label: t('recordedFrom'), value: <bdi>{video.recordedFrom.name}</bdi> }]
              : []),
            ...(video.expiresAt === null
              ? []
              : [{ label: t('expiresAt'), value: <DateTime value={video.expiresAt} zone={zone} /> }]),
            { label: t('createdAt'), value: <DateTime value={video.createdAt} zone={zone} /> },
            { label: t('id'), value: <CopyText text={video.id} /> },
          ]}
        />
      </SectionBody>
    </Section>
  );
}
