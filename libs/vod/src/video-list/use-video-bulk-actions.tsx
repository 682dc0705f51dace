import { useAppScope } from '@console/shell-layout';
import type { BulkAction } from '@console/ui/list';
import { Input } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useDeleteVideoOfManyMutation,
  usePublishVideoOfManyMutation,
  useUnpublishVideoOfManyMutation,
  useUpdateVideoOfManyMutation,
} from '../api/vod-api';
import type { Video } from '../contract';
import { CHANGE_VIDEOS } from '../video-access';

export function useVideoBulkActions(): BulkAction<Video>[] {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const [publish] = usePublishVideoOfManyMutation();
  const [unpublish] = useUnpublishVideoOfManyMutation();
  const [remove] = useDeleteVideoOfManyMutation();
  const [update] = useUpdateVideoOfManyMutation();
  const tag = useRef('');
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
      key: 'tag',
      label: t('bulk.tag'),
      question: (count) => t('bulk.tagQuestion', { count }),
      effect: (
        <Input
          aria-label={t('tag')}
          placeholder={t('tag')}
          maxLength={40}
          onChange={({ target }) => {
            tag.current = target.value.trim();
          }}
        />
      ),
      requires,
      run: ({ id, tags }) =>
        update({ id, appId, body: { tags: [...new Set([...tags, tag.current])].filter(Boolean) } }),
    },
    {
      key: 'delete',
      label: t('bulk.delete'),
      question: (count) => t('bulk.deleteQuestion', { count }),
      effect: t('bulk.deleteEffect'),
      danger: true,
      isPermanent: true,
      requires,
      run: ({ id }) => remove({ id, appId }),
    },
  ];
}
