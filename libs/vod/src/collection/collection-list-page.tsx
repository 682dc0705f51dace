import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import { formatAmount } from '@console/i18n';
import { AddButton, useAppScope } from '@console/shell-layout';
import { TwoLines, useConfirm, useZone, type PageAction } from '@console/ui';
import {
  listFields,
  ListPage,
  ResourceTable,
  useListQuery,
  type ResourceColumn,
  timeColumn,
} from '@console/ui/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import {
  useDeleteCollectionMutation,
  useLazyListCollectionsQuery,
  useListCollectionsQuery,
} from '../api/vod-api';
import { VIDEOS_ACCESS, type Collection } from '../contract';
import { BackToVideos } from '../back-to-videos';
import { CHANGE_VIDEOS } from '../video-access';
import { collectionsPath, videoListPath } from '../vod-paths';
import { RenameCollectionDialog } from './collection-dialogs';

export { AddCollectionDialog } from './collection-dialogs';

const COLLECTION_LIST = listFields(['name', 'createdAt'], 'name');

/** Collections of videos, of an app or of every app. */
export function CollectionListPage() {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const list = useListQuery(COLLECTION_LIST);
  const args = { ...list.state, appId, customFields: { ...(appId !== undefined && { appId }) } };
  const collections = useListCollectionsQuery(args);
  const [readList] = useLazyListCollectionsQuery({ selectFromResult: () => ({}) });
  const [remove] = useDeleteCollectionMutation();
  const { ask, dialog } = useConfirm();
  const [renamed, setRenamed] = useState<Collection>();
  const actionsOf = (collection: Collection): PageAction[] => [
    {
      key: 'rename',
      label: t('collection.rename'),
      icon: <EditOutlined aria-hidden />,
      requires: CHANGE_VIDEOS,
      run: () => setRenamed(collection),
    },
    {
      key: 'delete',
      label: t('collection.delete'),
      icon: <DeleteOutlined aria-hidden />,
      danger: true,
      requires: CHANGE_VIDEOS,
      run: () =>
        ask({
          title: t('delete.title', { name: collection.name }),
          action: t('collection.delete'),
          effect: t('collection.deleteEffect', { count: collection.videos }),
          danger: true,
          run: () => remove({ id: collection.id, appId }),
        }),
    },
  ];
  const add = (
    <AddButton requires={CHANGE_VIDEOS} to={`${collectionsPath(appId)}/add`}>
      {t('routes.addCollection')}
    </AddButton>
  );
  return (
    <>
      <BackToVideos />
      <ListPage title={t('routes.collections')} actions={add}>
        <ResourceTable
          label={t('collections')}
          list={list}
          result={collections}
          access={VIDEOS_ACCESS}
          columns={useCollectionColumns(appId)}
          rowKey={({ id }) => id}
          empty={t('collection.empty')}
          add={add}
          tableKey="video-collections"
          readPage={(page) => readList({ ...args, ...page }).unwrap()}
          rowActions={actionsOf}
        />
      </ListPage>
      {dialog}
      {renamed && <RenameCollectionDialog collection={renamed} onClose={() => setRenamed(undefined)} />}
      <Outlet />
    </>
  );
}

function useCollectionColumns(appId: string | undefined): ResourceColumn<Collection>[] {
  const { t, i18n } = useTranslation('vod');
  const zone = useZone();
  return [
    {
      key: 'name',
      title: t('collection.name'),
      sortable: true,
      render: ({ id, name, appId: app }) => (
        <TwoLines
          main={name}
          detail={app}
          to={`${videoListPath(appId)}?${String(new URLSearchParams({ collection: id }))}`}
        />
      ),
      text: ({ name }) => name,
    },
    {
      key: 'videos',
      title: t('videos'),
      align: 'end',
      render: ({ videos }) => formatAmount(videos, 'count', i18n.language),
      text: ({ videos }) => videos,
    },
    timeColumn({ key: 'createdAt', title: t('collection.createdAt'), zone, sortable: true, relative: true }),
  ];
}
