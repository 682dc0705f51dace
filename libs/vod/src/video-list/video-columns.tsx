import { useKeepQuery } from '@console/shell-layout';
import { StatusTag, TwoLines, useZone } from '@console/ui';
import { timeColumn, type ResourceColumn, statusColumn } from '@console/ui/list';
import { Picture } from '@console/ui/overview';
import { useTranslation } from 'react-i18next';
import type { Video } from '../contract';
import { usePublication } from '../use-publication';
import { useVodTexts } from '../use-vod-texts';
import { useVodPaths } from '../use-vod-paths';

/** @param appId The app whose videos are listed; default: every app. */
export function useVideoColumns(appId: string | undefined): ResourceColumn<Video>[] {
  const { t } = useTranslation('vod');
  const texts = useVodTexts();
  const publicationOf = usePublication();
  const zone = useZone();
  const keepQuery = useKeepQuery();
  const paths = useVodPaths();

  return [
    {
      key: 'title',
      title: t('name'),
      sortable: true,
      render: (video) => (
        <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <Picture url={video.posterUrl} width={56} loading="lazy" />
          <TwoLines
            main={video.title}
            detail={video.problem ?? (appId === undefined ? video.appName : video.fileName)}
            to={keepQuery(paths.video(video.id))}
          />
        </span>
      ),
      text: ({ title }) => title,
      exports: [
        { title: t('name'), text: ({ title }) => title },
        { title: t('app'), text: ({ appId: app }) => app },
        { title: t('id'), text: ({ id }) => id },
      ],
    },
    statusColumn({ key: 'state', title: t('state'), sortable: true, status: (video) => texts.state(video) }),
    {
      key: 'publishAt',
      title: t('publication'),
      render: (video) => (video.publishAt === null ? '–' : <StatusTag {...publicationOf(video)} />),
      text: (video) => publicationOf(video).label,
    },
    {
      key: 'durationSeconds',
      title: t('duration'),
      sortable: true,
      align: 'end',
      render: ({ durationSeconds }) => texts.duration(durationSeconds),
    },
    {
      key: 'bytes',
      title: t('size'),
      sortable: true,
      align: 'end',
      render: ({ bytes }) => texts.bytes(bytes),
      text: ({ bytes }) => bytes,
    },
    {
      key: 'collections',
      priority: 'secondary',
      title: t('collections'),
      render: ({ collections }) => collections.map(({ name }) => name).join(', ') || '–',
    },
    {
      key: 'usedBy',
      priority: 'secondary',
      title: t('usedBy'),
      render: ({ usedBy }) => usedBy.map(({ name }) => name).join(', ') || '–',
    },
    {
      key: 'tags',
      priority: 'secondary',
      title: t('tags'),
      render: ({ tags }) => tags.join(', ') || '–',
    },
    timeColumn({ key: 'createdAt', title: t('createdAt'), zone, sortable: true, relative: true }),
  ];
}
