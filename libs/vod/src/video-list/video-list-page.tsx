import CloudUploadOutlined from '@ant-design/icons/CloudUploadOutlined';
import { MAX_PAGE_SIZE } from '@console/http/contract';
import { Slot, useActionDenial, useKeepQuery, useSlotFilled } from '@console/shell-layout';
import { GuardedButton, LinkButton } from '@console/ui';
import { choiceFilter, ListPage, ResourceTable, useListQuery, type ListFilter } from '@console/ui/list';
import { Flex, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate, useParams } from 'react-router';
import { POLLED } from '../api/polling';
import { useLazyListVideosQuery, useListCollectionsQuery, useListVideosQuery } from '../api/vod-api';
import { VIDEO_STATES, VIDEOS_ACCESS } from '../contract';
import { UploadSummary } from '../upload/upload-summary';
import { UploadsProvider } from '../upload/uploads-provider';
import { useAppScope } from '../use-app-scope';
import { useVideoActions } from '../use-video-actions';
import { CHANGE_VIDEOS } from '../video-access';
import { collectionsPath, queuePath, uploadPath } from '../vod-paths';
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
  const navigate = useNavigate();
  const keepQuery = useKeepQuery();
  const list = useListQuery(VIDEO_LIST);
  const args = videoListArgs({ ...(appId !== undefined && { appId }) }, list.state);
  const videos = useListVideosQuery(args, POLLED);
  const [readList] = useLazyListVideosQuery({ selectFromResult: () => ({}) });
  const { actionsOf, dialogs } = useVideoActions();

  return (
    <ListPage
      title={t('title')}
      actions={
        <Flex wrap gap="small">
          <LinkButton to={queuePath(appId)}>{t('routes.queue')}</LinkButton>
          <LinkButton to={collectionsPath(appId)}>{t('routes.collections')}</LinkButton>
          <GuardedButton
            type="primary"
            icon={<CloudUploadOutlined aria-hidden />}
            requires={CHANGE_VIDEOS}
            onClick={() => void navigate(keepQuery(uploadPath(appId)))}
          >
            {t('upload.action')}
          </GuardedButton>
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

function useVideoFilters({
  state,
  change,
}: ReturnType<typeof useListQuery<typeof VIDEO_LIST>>): ListFilter[] {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const collections = useListCollectionsQuery({
    appId,
    perPage: MAX_PAGE_SIZE,
    customFields: { ...(appId !== undefined && { appId }) },
  });
  const hasPicker = useSlotFilled('appPicker');
  const denial = useActionDenial({ permission: 'admin-tenant-app' });
  const app = {
    label: t('app'),
    all: t('allApps'),
    value: state.appId,
    onChange: (chosen: string) => change({ appId: chosen }),
  };
  return [
    choiceFilter({
      label: t('state'),
      all: t('allStates'),
      value: state.state,
      options: VIDEO_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
      onChange: (chosen) => change({ state: chosen }),
    }),
    choiceFilter({
      label: t('filters.collection'),
      all: t('filters.allCollections'),
      value: state.collection,
      options: (collections.currentData?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      onChange: (collection) => change({ collection }),
    }),
    {
      label: t('tag'),
      chosen: state.tag === '' ? undefined : state.tag,
      clear: () => change({ tag: '' }),
      field: (
        <Input.Search
          key={state.tag}
          aria-label={t('tag')}
          placeholder={t('tag')}
          defaultValue={state.tag}
          maxLength={40}
          style={{ width: 200 }}
          onSearch={(tag) => change({ tag: tag.trim() })}
        />
      ),
    },
    ...(appId === undefined
      ? [
          {
            label: app.label,
            chosen: state.appId === '' ? undefined : state.appId,
            clear: () => change({ appId: '' }),
            field: hasPicker && !denial ? <Slot name="appPicker" props={app} /> : undefined,
          },
        ]
      : []),
  ];
}
