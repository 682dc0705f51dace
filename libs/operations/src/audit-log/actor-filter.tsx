import { hasStatus } from '@console/http';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAuditActorsQuery } from '../api/audit-log-api';
import { FoundSelect } from '../found-select';
import { userOptions } from '../user-options';

interface ActorFilterProps {
  appId: string;
  /** Email; empty for all. */
  value: string;
  onChange: (email: string) => void;
}

/** Finds users by name or email. A platform that cannot find them offers the user of the URL only. */
export function ActorFilter({ appId, value, onChange }: ActorFilterProps) {
  const { t } = useTranslation('operations');
  const [q, setSearch] = useState('');
  const { data, error, isFetching } = useListAuditActorsQuery({ appId, q });
  const isMissing = hasStatus(error, 404) || hasStatus(error, 501);
  if (isMissing && value === '') return null;
  return (
    <FoundSelect
      label={t('auditLog.actor')}
      value={value}
      none={t('auditLog.all.actors')}
      q={q}
      onSearch={setSearch}
      found={userOptions(data?.data)}
      busy={isFetching}
      notFound={t('auditLog.noActor')}
      onChange={onChange}
    />
  );
}
