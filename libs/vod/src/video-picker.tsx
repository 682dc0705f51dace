import { MAX_PAGE_SIZE } from '@console/http/contract';
import type { ConsoleSlots } from '@console/shell-layout';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListVideosQuery } from './api/vod-api';
import { useVodTexts } from './use-vod-texts';

/** Selects ready videos of an app by ID. */
export function VideoPicker({ appId, most, value = [], onChange, ...field }: ConsoleSlots['videoPicker']) {
  const { t } = useTranslation('vod');
  const texts = useVodTexts();
  const { currentData, isFetching } = useListVideosQuery(
    { appId, customFields: { appId, state: 'ready' }, perPage: MAX_PAGE_SIZE, sort: 'title' },
    { skip: appId === '' },
  );
  const common = {
    ...field,
    loading: isFetching,
    placeholder: t('chooseVideo'),
    showSearch: { optionFilterProp: 'label' },
    notFoundContent: t('empty'),
    options: (currentData?.data ?? []).map(({ id, title, durationSeconds }) => ({
      value: id,
      label: `${title} · ${texts.duration(durationSeconds)}`,
    })),
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
      onChange={(ids) => onChange?.(ids)}
    />
  );
}
