import { optionsOf, rowsOf } from '@console/ui/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFindServersQuery } from '../api/alerts-api';
import { FoundSelect } from '../found-select';

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
  const known = chosen.value === value ? chosen.label : value;

  return (
    <FoundSelect
      label={t('alerts.resource')}
      value={value}
      none={t('alerts.all.resources')}
      known={known}
      q={q}
      onSearch={setSearch}
      found={found}
      busy={isFetching}
      notFound={t('alerts.noServerFound')}
      onChange={(id) => {
        setChosen(found.find((option) => option.value === id) ?? { value, label: known });
        onChange(id);
      }}
    />
  );
}
