import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAlertAssigneesQuery, useUpdateAlertMutation } from '../api/alerts-api';
import type { Alert } from '../contract';
import { FoundSelect } from '../found-select';
import { userOptions } from '../user-options';

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
  return (
    <FoundSelect
      label={t('alerts.assignee')}
      value={assignee ?? ''}
      none={t('alerts.assign.nobody')}
      q={q}
      onSearch={setSearch}
      found={userOptions(users.data?.data)}
      busy={isLoading || users.isFetching}
      notFound={t('alerts.assign.notFound')}
      onOpenChange={setOpen}
      onChange={(email) => {
        void update({ id, appId, body: { assignee: email === '' ? null : email } });
      }}
      maxWidth={320}
    />
  );
}
