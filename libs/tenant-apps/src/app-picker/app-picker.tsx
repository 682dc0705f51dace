import type { ConsoleSlots } from '@console/shell-layout';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFindAllAppsQuery } from '../api/all-apps-api';

/** As many as one looks through before typing more of the name. */
const OFFERED = 20;

/**
 * Finds a tenant app, normal or archived, by its name or App ID; the platform searches. One that is chosen and not among
 * what was found goes by its App ID, and
 * where nothing was found, what was typed can be taken for one.
 */
export function AppPicker({ id, label, all, value = '', onChange }: ConsoleSlots['appPicker']) {
  const { t } = useTranslation('tenantApps');
  const [q, setSearch] = useState('');
  const { data, isFetching, isError } = useFindAllAppsQuery({ q, sort: 'name', perPage: OFFERED });

  const typed = q.trim();
  const found = (data?.data ?? [])
    .filter(({ kind }) => kind === 'tenant')
    .map(({ appId, name }) => ({ value: appId, label: `${name} (${appId})` }));
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
      showSearch={{ filterOption: false, searchValue: q, onSearch: setSearch }}
      allowClear={value !== ''}
      onChange={(chosen: string | undefined) => {
        setSearch('');
        onChange?.(chosen ?? '');
      }}
      // Names and App IDs are told whole, as far as the window has room for them.
      popupMatchSelectWidth={false}
      styles={{ popup: { root: { maxWidth: 'calc(100vw - 32px)' } } }}
      style={{ width: 240, maxWidth: '100%' }}
    />
  );
}
