import { StatusTag } from '@console/ui';
import { MISSING } from '@console/ui/list';
import type { ConsoleSlots } from '@console/shell-layout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListAppLoadsQuery } from '../api/overview-api';
import type { AppLoad } from '../contract';
import { alertsBehind, serversOfApp } from '../dashboard-cards/overview-paths';

/** Servers of the app. */
export function AppServersCell(props: ConsoleSlots['appServersCell']) {
  const { i18n } = useTranslation('operations');
  return useAppLoad(props, ({ servers }) => {
    const total = Object.values(servers).reduce((sum, count) => sum + count, 0);
    return total === 0 ? (
      '–'
    ) : (
      <Link to={serversOfApp(props.appId, {})}>{new Intl.NumberFormat(i18n.language).format(total)}</Link>
    );
  });
}

/** Open alerts by severity, the worst first. */
export function AppAlertsCell(props: ConsoleSlots['appAlertsCell']) {
  const { t } = useTranslation('operations');
  return useAppLoad(props, ({ openAlerts }) => {
    const severity = openAlerts.critical > 0 ? 'critical' : 'warning';
    const count = openAlerts[severity];
    if (count === 0) return '–';
    return (
      <Link to={alertsBehind(props.appId, { severity })}>
        <StatusTag tone={severity} label={`${String(count)} ${t(`alerts.severity.${severity}`)}`} />
      </Link>
    );
  });
}

function useAppLoad(
  { appId, appIds }: ConsoleSlots['appServersCell'],
  shown: (load: AppLoad) => ReactNode,
): ReactNode {
  const { currentData, error } = useListAppLoadsQuery({ appIds });
  const load = currentData?.data.find((one) => one.appId === appId);
  if (load) return shown(load);
  return (currentData ?? error) && MISSING;
}
