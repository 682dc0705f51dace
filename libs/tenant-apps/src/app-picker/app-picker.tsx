import type { ConsoleSlots } from '@console/shell-layout';
import { platformSearch } from '@console/ui/form';
import { MISSING, optionsOf, rowsOf, unlessMissing } from '@console/ui/list';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFindAllAppsQuery } from '../api/my-apps-api';

const OFFERED = 20;

/**
 * Server-side search over tenant apps by name or App ID. If nothing matches, the typed text can be used as
 * App ID.
 */
export function AppPicker({ id, label, all, value = '', onChange }: ConsoleSlots['appPicker']) {
  const { t } = useTranslation('tenantApps');
  const [q, setSearch] = useState('');
  const { data, isFetching, isError } = useFindAllAppsQuery({ q, sort: 'name', perPage: OFFERED });

  const typed = q.trim();
  const tenants = rowsOf(data).rows.filter((app) => unlessMissing(() => app.kind === 'tenant', true));
  const found = optionsOf(tenants, {
    value: ({ appId }) => appId,
    label: (app) => `${unlessMissing(() => app.name, MISSING)} (${unlessMissing(() => app.appId, MISSING)})`,
  });
  const isFound = value === '' || found.some((option) => option.value === value);
  return (
    <Select
      {...(id !== undefined && { id })}
      aria-label={label}
      value={value}
      options={[
        ...(q === '' ? [{ value: '', label: all }] : []),
        ...(q === '' && !isFound ? [{ value, label: value }] : []),
        ...found,
        ...(typed !== '' && found.length === 0 && !isFetching
          ? [{ value: typed, label: t(isError ? 'appPicker.failed' : 'appPicker.nothing', { appId: typed }) }]
          : []),
      ]}
      loading={isFetching}
      notFoundContent={null}
      showSearch={platformSearch({ q, onSearch: setSearch, isFetching })}
      allowClear={value !== ''}
      onChange={(chosen: string | undefined) => {
        setSearch('');
        onChange?.(chosen ?? '');
      }}
      popupMatchSelectWidth={false}
      styles={{ popup: { root: { maxWidth: 'calc(100vw - 32px)' } } }}
      // A form gives its fields an ID.
      style={{ width: id === undefined ? 240 : '100%', maxWidth: '100%' }}
    />
  );
}
