import type { ConsoleSlots } from '@console/shell-layout';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListStreamsQuery } from './api/streams-api';

const MAX_STREAMS = 100;

/** Selects a stream of an app by ID. */
export function StreamPicker({ appId, value, ...field }: ConsoleSlots['streamPicker']) {
  const { t } = useTranslation('live');
  const { currentData, isFetching } = useListStreamsQuery(
    { appId, customFields: { appId }, perPage: MAX_STREAMS, sort: 'name' },
    { skip: appId === '' },
  );
  return (
    <Select
      {...field}
      {...(value !== undefined && value !== '' && { value })}
      loading={isFetching}
      placeholder={t('channel.chooseStream')}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={t('empty')}
      options={(currentData?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
