import { useGetProfileQuery } from '@console/shell-layout';
import { FilterSelect } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { AppFilter } from '../app-filter';
import { ALERT_PERIODS, ALERT_SEVERITIES, ALERT_STATUS_FILTERS } from '../contract';
import { ALERT_KINDS, isKnownKind } from './alert-kinds';
import type { AlertListState } from './alert-list-query';
import { ServerFilter } from './server-filter';
import { useAlertsAccess } from './use-alerts-access';
import { useAlertTexts } from './use-alert-texts';

interface AlertFiltersProps {
  state: AlertListState;
  onChange: (changed: Partial<AlertListState>) => void;
}

export function AlertFilters({ state, onChange }: AlertFiltersProps) {
  const { t } = useTranslation('operations');
  const texts = useAlertTexts();
  const { appId, isOfAllApps } = useAlertsAccess();
  const { data: me } = useGetProfileQuery();
  const assignees = [...new Set([me?.email ?? '', state.assignee])].filter((email) => email !== '');
  // A kind from the URL without a translation comes first, where it is visible.
  const own = state.kind !== '' && !isKnownKind(state.kind) ? [state.kind] : [];

  return (
    <>
      <FilterSelect
        label={t('alerts.statusLabel')}
        all={t('alerts.all.statuses')}
        value={state.status === 'all' ? '' : state.status}
        options={ALERT_STATUS_FILTERS.toReversed().map((value) => ({
          value,
          label: t(`alerts.status.${value}`),
        }))}
        onChange={(status) => onChange({ status: status === '' ? 'all' : status })}
      />
      <FilterSelect
        label={t('alerts.severityLabel')}
        all={t('alerts.all.severities')}
        value={state.severity}
        options={ALERT_SEVERITIES.toReversed().map((value) => ({
          value,
          label: t(`alerts.severity.${value}`),
        }))}
        onChange={(severity) => onChange({ severity })}
      />
      <FilterSelect<string>
        label={t('alerts.type')}
        all={t('alerts.all.types')}
        value={state.kind}
        options={[...own, ...ALERT_KINDS].map((value) => ({ value, label: texts.kind(value) }))}
        onChange={(kind) => onChange({ kind })}
      />
      <FilterSelect
        label={t('alerts.raisedAt')}
        all={t('alerts.all.periods')}
        value={state.raised}
        options={ALERT_PERIODS.map((value) => ({ value, label: t(`alerts.period.${value}`) }))}
        onChange={(raised) => onChange({ raised })}
      />
      <FilterSelect<string>
        label={t('alerts.assignee')}
        all={t('alerts.all.assignees')}
        value={state.assignee}
        options={assignees.map((value) => ({
          value,
          label: value === me?.email ? t('alerts.assign.mine') : value,
        }))}
        onChange={(assignee) => onChange({ assignee })}
      />
      {isOfAllApps && (
        <AppFilter
          label={t('alerts.app')}
          all={t('alerts.all.apps')}
          value={state.appId}
          onChange={(chosen) => {
            // A server belongs to one app.
            onChange({ appId: chosen, server: '' });
          }}
        />
      )}
      <ServerFilter
        value={state.server}
        appId={isOfAllApps ? state.appId : appId}
        onChange={(server) => onChange({ server })}
      />
    </>
  );
}
