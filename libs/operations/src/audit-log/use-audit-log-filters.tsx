import { choiceFilter, type ListFilter } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { hasStatus } from '@console/http';
import { useState } from 'react';
import { useAppFilter } from '../app-filter';
import { AUDIT_ACTIONS, AUDIT_OBJECTS, AUDIT_RESULTS } from '../contract';
import { useListAuditActorsQuery } from '../api/audit-log-api';
import { FoundSelect } from '../found-select';
import { userOptions } from '../user-options';
import type { AuditLogState } from './audit-log-query';
import { usePeriodFilter } from './period-filter';
import { useAuditLogAccess } from './use-audit-log-access';
import { useAuditTexts } from './use-audit-texts';

export function useAuditLogFilters(
  state: AuditLogState,
  onChange: (changed: Partial<AuditLogState>) => void,
): ListFilter[] {
  const { t } = useTranslation('operations');
  const texts = useAuditTexts();
  const { appId: ofApp, isOfAllApps } = useAuditLogAccess();
  const { action, objectType, objectId, actor, result } = state;
  const known = Object.keys(AUDIT_ACTIONS);
  // The URL can name another platform's action.
  const actions = action === '' || known.includes(action) ? known : [...known, action];
  const app = useAppFilter({
    label: t('auditLog.app'),
    all: t('auditLog.all.apps'),
    value: state.appId,
    onChange: (appId) => onChange({ appId }),
  });

  return [
    choiceFilter({
      label: t('auditLog.resultLabel'),
      all: t('auditLog.all.results'),
      value: result,
      options: AUDIT_RESULTS.map((value) => ({ value, label: texts.result(value).label })),
      onChange: (chosen) => onChange({ result: chosen }),
    }),
    usePeriodFilter(state, onChange),
    {
      label: t('auditLog.actor'),
      chosen: actor || undefined,
      clear: () => onChange({ actor: '' }),
      field: <ActorFilter appId={ofApp} value={actor} onChange={(chosen) => onChange({ actor: chosen })} />,
    },
    choiceFilter<string>({
      label: t('auditLog.actionLabel'),
      all: t('auditLog.all.actions'),
      value: action,
      options: actions.map((value) => ({ value, label: texts.action(value) })),
      onChange: (chosen) => onChange({ action: chosen }),
    }),
    choiceFilter({
      label: t('auditLog.object'),
      all: t('auditLog.all.objects'),
      value: objectType,
      options: AUDIT_OBJECTS.map((value) => ({ value, label: texts.objectType(value) })),
      onChange: (chosen) => onChange({ objectType: chosen, objectId: '' }),
    }),
    ...(isOfAllApps ? [app] : []),
    // Set by an entry's action.
    { label: t('auditLog.objectId'), chosen: objectId || undefined, clear: () => onChange({ objectId: '' }) },
  ];
}

interface ActorFilterProps {
  appId: string;
  /** Email; empty for all. */
  value: string;
  onChange: (email: string) => void;
}

/** Finds users by name or email. A platform that cannot find them offers the user of the URL only. */
function ActorFilter({ appId, value, onChange }: ActorFilterProps) {
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
