import { MAX_PAGE_SIZE } from '@console/http/contract';
import type { ConsoleSlots } from '@console/shell-layout';
import { platformSearch, withChosen } from '@console/ui/form';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListVideosQuery } from './api/vod-api';
import { useVodTexts } from './use-vod-texts';

/** Selects ready videos of an app by ID. */
export function VideoPicker({
  appId,
  most,
  known = [],
  value = [],
  onChange,
  ...field
}: ConsoleSlots['videoPicker']) {
  const { t } = useTranslation('vod');
  const texts = useVodTexts();
  const [q, setSearch] = useState('');
  const { data, isFetching } = useListVideosQuery(
    { appId, q, customFields: { appId, state: 'ready' }, perPage: MAX_PAGE_SIZE, sort: 'title' },
    { skip: appId === '' },
  );
  const labelOf = (title: string, seconds: number | null) => `${title} · ${texts.duration(seconds)}`;
  const common = {
    ...field,
    loading: isFetching,
    placeholder: t('chooseVideo'),
    showSearch: platformSearch({ q, onSearch: setSearch, isFetching }),
    ...(q === '' && { notFoundContent: t('empty') }),
    options: withChosen(
      (data?.data ?? [])
        // The previous data may be of another app.
        .filter((video) => video.appId === appId)
        .map(({ id, title, durationSeconds }) => ({ value: id, label: labelOf(title, durationSeconds) })),
      {
        chosen: value,
        known: known.map(({ videoId, title, durationSeconds }) => ({
          value: videoId,
          label: title === null ? t('deletedVideo') : labelOf(title, durationSeconds),
        })),
        q,
      },
    ),
  };
  return most === 1 ? (
    <Select
      {...common}
      {...(value[0] !== undefined && { value: value[0] })}
      onChange={(id: string) => onChange?.([id])}
    />
  ) : (
    <Select
      {...common}
      mode="multiple"
      maxCount={most}
      value={[...value]}
      onChange={(ids) => {
        setSearch('');
        onChange?.(ids);
      }}
      onBlur={() => setSearch('')}
    />
  );
}
