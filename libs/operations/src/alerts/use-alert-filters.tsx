import { useGetProfileQuery } from '@console/shell-layout';
import { choiceFilter, type ListFilter } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { useAppFilter } from '../app-filter';
import { type Alert, ALERT_PERIODS, ALERT_SEVERITIES, ALERT_STATUS_FILTERS } from '../contract';
import { ALERT_KINDS, isKnownKind } from './alert-kinds';
import type { AlertListState } from './alert-list-query';
import { ServerFilter } from './server-filter';
import { useAlertsAccess } from './use-alerts-access';
import { useAlertTexts } from './use-alert-texts';

export function useAlertFilters(
  state: AlertListState,
  onChange: (changed: Partial<AlertListState>) => void,
  /** They name the server of the filter. */
  alerts: readonly Alert[] = [],
): ListFilter[] {
  const { t } = useTranslation('operations');
  const texts = useAlertTexts();
  const { appId, isOfAllApps } = useAlertsAccess();
  const { data: me } = useGetProfileQuery();
  const { status, severity, kind, raised, assignee, server } = state;
  const named = alerts.find((alert) => alert.server?.id === server)?.server;
  const assignees = [...new Set([me?.email ?? '', assignee])].filter((email) => email !== '');
  // A kind from the URL without a translation comes first, where it is visible.
  const own = kind !== '' && !isKnownKind(kind) ? [kind] : [];
  const app = useAppFilter({
    label: t('alerts.app'),
    all: t('alerts.all.apps'),
    value: state.appId,
    // A server belongs to one app.
    onChange: (chosen) => onChange({ appId: chosen, server: '' }),
  });

  return [
    choiceFilter({
      label: t('alerts.statusLabel'),
      all: t('alerts.all.statuses'),
      value: status === 'all' ? '' : status,
      options: ALERT_STATUS_FILTERS.toReversed().map((value) => ({
        value,
        label: t(`alerts.status.${value}`),
      })),
      onChange: (chosen) => onChange({ status: chosen === '' ? 'all' : chosen }),
    }),
    choiceFilter({
      label: t('alerts.severityLabel'),
      all: t('alerts.all.severities'),
      value: severity,
      options: ALERT_SEVERITIES.toReversed().map((value) => ({
        value,
        label: t(`alerts.severity.${value}`),
      })),
      onChange: (chosen) => onChange({ severity: chosen }),
    }),
    choiceFilter<string>({
      label: t('alerts.type'),
      all: t('alerts.all.types'),
      value: kind,
      options: [...own, ...ALERT_KINDS].map((value) => ({ value, label: texts.kind(value) })),
      onChange: (chosen) => onChange({ kind: chosen }),
    }),
    choiceFilter({
      label: t('alerts.raisedAt'),
      all: t('alerts.all.periods'),
      value: raised,
      options: ALERT_PERIODS.map((value) => ({ value, label: t(`alerts.period.${value}`) })),
      onChange: (chosen) => onChange({ raised: chosen }),
    }),
    choiceFilter<string>({
      label: t('alerts.assignee'),
      all: t('alerts.all.assignees'),
      value: assignee,
      options: assignees.map((value) => ({
        value,
        label: value === me?.email ? t('alerts.assign.mine') : value,
      })),
      onChange: (chosen) => onChange({ assignee: chosen }),
    }),
    ...(isOfAllApps ? [app] : []),
    {
      label: t('alerts.resource'),
      chosen: server === '' ? undefined : (named?.name ?? server),
      clear: () => onChange({ server: '' }),
      field: (
        <ServerFilter
          value={server}
          appId={isOfAllApps ? state.appId : appId}
          onChange={(chosen) => onChange({ server: chosen })}
        />
      ),
    },
  ];
}
