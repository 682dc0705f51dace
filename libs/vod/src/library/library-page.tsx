import { useKeepQuery, useAppScope } from '@console/shell-layout';
import { PlainLink } from '@console/ui';
import { ListPage, ResourceTable, useListQuery, type ResourceColumn } from '@console/ui/list';
import { Figure, Figures, Picture } from '@console/ui/overview';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams, useSearchParams } from 'react-router';
import { POLLED } from '../api/polling';
import { useGetVideoStorageQuery, useLazyListVideosQuery, useListVideosQuery } from '../api/vod-api';
import { VIDEOS_ACCESS, type Video } from '../contract';
import { useVideoActions } from '../use-video-actions';
import { useVodPaths } from '../use-vod-paths';
import { useVodTexts } from '../use-vod-texts';
import { useVideoBulkActions } from '../video-list/use-video-bulk-actions';
import { useVideoFilters } from '../video-list/use-video-filters';
import { useVideoColumns } from '../video-list/video-columns';
import { VIDEO_LIST, videoListArgs } from '../video-list/video-list-query';
import './asset-grid.css';

/** Every asset of an app, as pictures or as a list; the page of one takes its place. */
export function LibraryPage() {
  const { videoId } = useParams();
  return videoId === undefined ? <Library /> : <Outlet />;
}

function Library() {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const list = useListQuery(VIDEO_LIST);
  const args = videoListArgs({ ...(appId !== undefined && { appId }) }, list.state);
  const assets = useListVideosQuery(args, POLLED);
  const [readList] = useLazyListVideosQuery({ selectFromResult: () => ({}) });
  const { actionsOf, dialogs } = useVideoActions();
  const [params, setParams] = useSearchParams();
  const isList = params.get('view') === 'list';
  const listColumns = useVideoColumns(appId);
  const gridColumns = useGridColumns(listColumns);

  return (
    <ListPage
      title={t('library.title')}
      actions={
        <Segmented
          aria-label={t('library.view')}
          value={isList ? 'list' : 'grid'}
          options={[
            { value: 'grid', label: t('library.grid') },
            { value: 'list', label: t('library.list') },
          ]}
          onChange={(view) => {
            const next = new URLSearchParams(params);
            if (view === 'list') next.set('view', view);
            else next.delete('view');
            setParams(next, { replace: true });
          }}
        />
      }
    >
      <Storage />
      <div className={isList ? undefined : 'asset-grid'}>
        <ResourceTable
          key={isList ? 'list' : 'grid'}
          label={t('library.assets')}
          list={list}
          result={assets}
          live
          access={VIDEOS_ACCESS}
          columns={isList ? listColumns : gridColumns}
          rowKey={({ id }) => id}
          empty={t('library.empty')}
          tableKey={isList ? 'library' : 'library-grid'}
          readPage={(page) => readList({ ...args, ...page }).unwrap()}
          rowActions={actionsOf}
          bulkActions={useVideoBulkActions()}
          filters={useVideoFilters(list)}
        />
      </div>
      {dialogs}
    </ListPage>
  );
}

function Storage() {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const texts = useVodTexts();
  const { currentData } = useGetVideoStorageQuery({ appId });
  const limit = currentData?.limitBytes ?? null;
  return (
    <Figures label={t('library.storage')}>
      <Figure
        label={t('stored')}
        value={currentData && texts.bytes(currentData.storedBytes)}
        unit={limit === null ? undefined : t('library.ofLimit', { limit: texts.bytes(limit) })}
      />
      <Figure label={t('library.originals')} value={currentData && texts.bytes(currentData.bytes)} />
      <Figure label={t('videos')} value={currentData && texts.count(currentData.videos)} />
    </Figures>
  );
}

/** The picture with the title, and the facts that fit a card. */
function useGridColumns(columns: readonly ResourceColumn<Video>[]): ResourceColumn<Video>[] {
  const keepQuery = useKeepQuery();
  const paths = useVodPaths();
  return columns.flatMap(({ priority: _priority, ...column }): ResourceColumn<Video>[] => {
    if (column.key === 'createdAt' || column.key === 'publishAt') return [];
    if (column.key !== 'title') return [column];
    return [
      {
        ...column,
        render: (video) => (
          <div style={{ width: '100%' }}>
            <Picture url={video.posterUrl} width="100%" loading="lazy" />
            <PlainLink
              to={keepQuery(paths.video(video.id))}
              style={{ display: 'block', padding: '8px 12px 0', overflowWrap: 'anywhere', fontWeight: 600 }}
            >
              <bdi>{video.title}</bdi>
            </PlainLink>
          </div>
        ),
      },
    ];
  });
}
