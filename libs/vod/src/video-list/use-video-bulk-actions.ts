import type { BulkAction } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import {
  useDeleteVideoOfManyMutation,
  usePublishVideoOfManyMutation,
  useUnpublishVideoOfManyMutation,
} from '../api/vod-api';
import type { Video } from '../contract';
import { useAppScope } from '../use-app-scope';
import { CHANGE_VIDEOS } from '../video-access';

export function useVideoBulkActions(): BulkAction<Video>[] {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const [publish] = usePublishVideoOfManyMutation();
  const [unpublish] = useUnpublishVideoOfManyMutation();
  const [remove] = useDeleteVideoOfManyMutation();
  const requires = CHANGE_VIDEOS;
  return [
    {
      key: 'publish',
      label: t('publish.action'),
      question: (count) => t('bulk.publishQuestion', { count }),
      effect: t('bulk.publishEffect'),
      requires,
      run: ({ id }) => publish({ id, appId, body: { at: null } }),
    },
    {
      key: 'unpublish',
      label: t('unpublish.action'),
      question: (count) => t('bulk.unpublishQuestion', { count }),
      effect: t('bulk.unpublishEffect'),
      danger: true,
      requires,
      run: ({ id }) => unpublish({ id, appId }),
    },
    {
      key: 'delete',
      label: t('bulk.delete'),
      question: (count) => t('bulk.deleteQuestion', { count }),
      effect: t('bulk.deleteEffect'),
      danger: true,
      requires,
      run: ({ id }) => remove({ id, appId }),
    },
  ];
}
