import { MAX_PAGE_SIZE } from '@console/http/contract';
import { Slot, useActionDenial, useSlotFilled, useAppScope } from '@console/shell-layout';
import { choiceFilter, type ListFilter, type useListQuery } from '@console/ui/list';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListCollectionsQuery } from '../api/vod-api';
import { VIDEO_STATES } from '../contract';
import type { VIDEO_LIST } from './video-list-query';

export function useVideoFilters({
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
