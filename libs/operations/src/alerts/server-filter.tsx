import { optionsOf, rowsOf } from '@console/ui/list';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFindServersQuery } from '../api/alerts-api';

const OFFERED = 20;

interface ServerFilterProps {
  /** Server ID; empty for all. */
  value: string;
  /** Empty for all apps. */
  appId: string;
  onChange: (id: string) => void;
}

export function ServerFilter({ value, appId, onChange }: ServerFilterProps) {
  const { t } = useTranslation('operations');
  const [q, setSearch] = useState('');
  const [chosen, setChosen] = useState({ value: '', label: '' });
  const { data, isFetching } = useFindServersQuery({
    q,
    sort: 'name',
    perPage: OFFERED,
    customFields: appId === '' ? {} : { appId },
  });
  const found = optionsOf(rowsOf(data).rows, { value: ({ id }) => id, label: ({ name }) => name });
  const isFound = value === '' || found.some((option) => option.value === value);
  // A server known only from the URL is shown by its ID.
  const known = { value, label: chosen.value === value ? chosen.label : value };

  return (
    <Select
      aria-label={t('alerts.resource')}
      value={value}
      options={[
        ...(q === '' ? [{ value: '', label: t('alerts.all.resources') }] : []),
        ...(q === '' && !isFound ? [known] : []),
        ...found,
      ]}
      loading={isFetching}
      notFoundContent={isFetching ? null : t('alerts.noServerFound')}
      showSearch={{ filterOption: false, searchValue: q, onSearch: setSearch }}
      onChange={(id: string) => {
        setSearch('');
        setChosen(found.find((option) => option.value === id) ?? known);
        onChange(id);
      }}
      style={{ minWidth: 152, maxWidth: 220 }}
    />
  );
}
