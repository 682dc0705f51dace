import { FilterSelect } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { AppFilter } from '../app-filter';
import { AUDIT_ACTIONS, AUDIT_OBJECTS, AUDIT_RESULTS } from '../contract';
import type { AuditLogState } from './audit-log-query';
import { ActorFilter } from './actor-filter';
import { PeriodFilter } from './period-filter';
import { useAuditLogAccess } from './use-audit-log-access';
import { useAuditTexts } from './use-audit-texts';

interface AuditLogFiltersProps {
  state: AuditLogState;
  onChange: (changed: Partial<AuditLogState>) => void;
}

export function AuditLogFilters({ state, onChange }: AuditLogFiltersProps) {
  const { t } = useTranslation('operations');
  const texts = useAuditTexts();
  const { appId: ofApp, isOfAllApps } = useAuditLogAccess();
  const { action, objectType, objectId, actor, result } = state;
  const known = Object.keys(AUDIT_ACTIONS);
  // The URL can name another platform's action.
  const actions = action === '' || known.includes(action) ? known : [...known, action];

  return (
    <>
      <FilterSelect
        label={t('auditLog.resultLabel')}
        all={t('auditLog.all.results')}
        value={result}
        options={AUDIT_RESULTS.map((value) => ({ value, label: texts.result(value).label }))}
        onChange={(chosen) => onChange({ result: chosen })}
      />
      <PeriodFilter state={state} onChange={onChange} />
      <ActorFilter appId={ofApp} value={actor} onChange={(chosen) => onChange({ actor: chosen })} />
      <FilterSelect<string>
        label={t('auditLog.actionLabel')}
        all={t('auditLog.all.actions')}
        value={action}
        options={actions.map((value) => ({ value, label: texts.action(value) }))}
        onChange={(chosen) => onChange({ action: chosen })}
      />
      <FilterSelect
        label={t('auditLog.object')}
        all={t('auditLog.all.objects')}
        value={objectType}
        options={AUDIT_OBJECTS.map((value) => ({ value, label: texts.objectType(value) }))}
        onChange={(chosen) => onChange({ objectType: chosen, objectId: '' })}
      />
      {isOfAllApps && (
        <AppFilter
          label={t('auditLog.app')}
          all={t('auditLog.all.apps')}
          value={state.appId}
          onChange={(appId) => onChange({ appId })}
        />
      )}
      <OnlyThis
        label={t('auditLog.objectId')}
        all={t('auditLog.all.ids')}
        value={objectId}
        onChange={(chosen) => onChange({ objectId: chosen })}
      />
    </>
  );
}

interface OneValueProps {
  label: string;
  all: string;
  value: string;
  onChange: (value: string) => void;
}

/** A filter set by an entry's action; here it can only be cleared. */
function OnlyThis({ value, ...props }: OneValueProps) {
  return (
    value !== '' && <FilterSelect<string> {...props} value={value} options={[{ value, label: value }]} />
  );
}
