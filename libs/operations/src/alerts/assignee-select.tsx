import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAlertAssigneesQuery, useUpdateAlertMutation } from '../api/alerts-api';
import type { Alert } from '../contract';

interface AssigneeSelectProps {
  alert: Alert;
  /** The app of the page. */
  appId: string;
}

/** Assigns an alert to one of the users who can see it. */
export function AssigneeSelect({ alert: { id, assignee }, appId }: AssigneeSelectProps) {
  const { t } = useTranslation('operations');
  const [q, setSearch] = useState('');
  const [open, setOpen] = useState(false);
  const users = useListAlertAssigneesQuery({ id, appId, q }, { skip: !open });
  const [update, { isLoading }] = useUpdateAlertMutation();
  const value = assignee ?? '';
  const found = (users.data?.data ?? []).map(({ name, email }) => ({
    value: email,
    label: name === '' ? email : `${name} (${email})`,
  }));
  const isFound = value === '' || found.some((option) => option.value === value);

  return (
    <Select
      aria-label={t('alerts.assignee')}
      value={value}
      loading={isLoading || users.isFetching}
      options={[
        ...(q === '' ? [{ value: '', label: t('alerts.assign.nobody') }] : []),
        ...(q === '' && !isFound ? [{ value, label: value }] : []),
        ...found,
      ]}
      notFoundContent={users.isFetching ? null : t('alerts.assign.notFound')}
      showSearch={{ filterOption: false, searchValue: q, onSearch: setSearch }}
      onOpenChange={setOpen}
      onChange={(email: string) => {
        setSearch('');
        void update({ id, appId, body: { assignee: email === '' ? null : email } });
      }}
      popupMatchSelectWidth={false}
      style={{ width: '100%', maxWidth: 320 }}
    />
  );
}
