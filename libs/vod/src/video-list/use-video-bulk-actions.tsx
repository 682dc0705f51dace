import { useAppScope } from '@console/shell-layout';
import type { BulkAction } from '@console/ui/list';
import { Input } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useDeleteVideoOfManyMutation,
  useLazyGetVideoQuery,
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
  const [read] = useLazyGetVideoQuery({ selectFromResult: () => ({}) });
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
        <TagInput
          onChange={(typed) => {
            tag.current = typed;
          }}
        />
      ),
      requires,
      run: async ({ id }) => {
        const { data, error } = await read({ id, appId });
        if (!data || error) return { error: error ?? {} };
        const tags = [...new Set([...data.tags, tag.current])].filter(Boolean);
        return update({ id, appId, body: { tags }, ifMatch: data.etag });
      },
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

interface TagInputProps {
  onChange: (tag: string) => void;
}

/** Empty whenever its dialog opens. */
function TagInput({ onChange }: TagInputProps) {
  const { t } = useTranslation('vod');
  const change = useEffectEvent(onChange);
  useEffect(() => change(''), []);
  return (
    <Input
      aria-label={t('tag')}
      placeholder={t('tag')}
      maxLength={40}
      onChange={({ target }) => onChange(target.value.trim())}
    />
  );
}
