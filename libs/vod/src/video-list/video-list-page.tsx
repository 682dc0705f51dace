import CloudUploadOutlined from '@ant-design/icons/CloudUploadOutlined';
import { useOpenPath, useAppScope } from '@console/shell-layout';
import { GuardedButton, LinkButton } from '@console/ui';
import { ListPage, ResourceTable, useListQuery } from '@console/ui/list';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useParams } from 'react-router';
import { POLLED } from '../api/polling';
import { useLazyListVideosQuery, useListVideosQuery } from '../api/vod-api';
import { VIDEOS_ACCESS } from '../contract';
import { UploadSummary } from '../upload/upload-summary';
import { UploadsProvider } from '../upload/uploads-provider';
import { useVideoActions } from '../use-video-actions';
import { CHANGE_VIDEOS } from '../video-access';
import { collectionsPath, queuePath, uploadPath } from '../vod-paths';
import { useVideoFilters } from './use-video-filters';
import { useVideoBulkActions } from './use-video-bulk-actions';
import { useVideoColumns } from './video-columns';
import { VIDEO_LIST, videoListArgs } from './video-list-query';

/** Videos of an app or of every app; other pages of the module take its place, while uploads go on. */
export function VideoListPage() {
  const { videoId } = useParams();
  const { pathname } = useLocation();
  const isOther = videoId !== undefined || /\/vod\/(?:collections|queue)(?:\/|$)/.test(pathname);
  return (
    <UploadsProvider>
      <UploadSummary />
      {isOther ? <Outlet /> : <VideoList />}
    </UploadsProvider>
  );
}

function VideoList() {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const openPath = useOpenPath();
  const list = useListQuery(VIDEO_LIST);
  const args = videoListArgs({ ...(appId !== undefined && { appId }) }, list.state);
  const videos = useListVideosQuery(args, POLLED);
  const [readList] = useLazyListVideosQuery({ selectFromResult: () => ({}) });
  const { actionsOf, dialogs } = useVideoActions();

  const add = (
    <GuardedButton
      type="primary"
      icon={<CloudUploadOutlined aria-hidden />}
      requires={CHANGE_VIDEOS}
      onClick={() => openPath(uploadPath(appId))}
    >
      {t('upload.action')}
    </GuardedButton>
  );
  return (
    <ListPage
      title={t('title')}
      actions={
        <Flex wrap gap="small">
          <LinkButton to={queuePath(appId)}>{t('routes.queue')}</LinkButton>
          <LinkButton to={collectionsPath(appId)}>{t('routes.collections')}</LinkButton>
          {add}
        </Flex>
      }
    >
      <ResourceTable
        label={t('videos')}
        list={list}
        result={videos}
        live
        access={VIDEOS_ACCESS}
        columns={useVideoColumns(appId)}
        rowKey={({ id }) => id}
        empty={t('empty')}
        add={add}
        tableKey={appId === undefined ? 'videos' : 'app-videos'}
        readPage={(page) => readList({ ...args, ...page }).unwrap()}
        rowActions={actionsOf}
        bulkActions={useVideoBulkActions()}
        filters={useVideoFilters(list)}
      />
      {dialogs}
      <Outlet />
    </ListPage>
  );
}
