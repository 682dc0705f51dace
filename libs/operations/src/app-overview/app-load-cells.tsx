import { StatusTag } from '@console/ui';
import { MISSING } from '@console/ui/list';
import type { ConsoleSlots } from '@console/shell-layout';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListAppLoadsQuery } from '../api/overview-api';
import type { AppLoad } from '../contract';
import { alertsBehind, serversOfApp } from '../dashboard-cards/overview-paths';

/** Provides each app's open alerts, the worst first, and servers. */
export function AppLoadCells({ appIds, onCells }: ConsoleSlots['appLoadCells']) {
  const { t, i18n } = useTranslation('operations');
  const { language } = i18n;
  const { currentData, error } = useListAppLoadsQuery({ appIds });

  useEffect(() => {
    if (!currentData && !error) return;
    const alerts = ({ appId, openAlerts }: AppLoad) => {
      const severity = openAlerts.critical > 0 ? 'critical' : 'warning';
      const count = openAlerts[severity];
      if (count === 0) return '–';
      return (
        <Link to={alertsBehind(appId, { severity })}>
          <StatusTag tone={severity} label={`${String(count)} ${t(`alerts.severity.${severity}`)}`} />
        </Link>
      );
    };
    const servers = ({ appId, servers: byState }: AppLoad) => {
      const total = Object.values(byState).reduce((sum, count) => sum + count, 0);
      if (total === 0) return '–';
      return <Link to={serversOfApp(appId, {})}>{new Intl.NumberFormat(language).format(total)}</Link>;
    };
    const known = new Map(currentData?.data.map((load) => [load.appId, load]));
    const cellsOf = (appId: string) => {
      const load = known.get(appId);
      if (!load) return { alerts: MISSING, servers: MISSING };
      return { alerts: alerts(load), servers: servers(load) };
    };
    onCells(new Map(appIds.split(',').map((appId) => [appId, cellsOf(appId)])));
  }, [appIds, currentData, error, language, t, onCells]);

  return null;
}
