import { StatusTag } from '@console/ui';
import { MISSING } from '@console/ui/list';
import type { ConsoleSlots } from '@console/shell-layout';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLazyListAppLoadsQuery, useListAppLoadsQuery } from '../api/overview-api';
import type { AppLoad } from '../contract';
import { alertsBehind, serversOfApp } from '../dashboard-cards/overview-paths';

/** Provides each app's open alerts, the worst first, and servers. */
export function AppLoadCells({ appIds, onCells }: ConsoleSlots['appLoadCells']) {
  const { t, i18n } = useTranslation('operations');
  const { language } = i18n;
  const { currentData, error } = useListAppLoadsQuery({ appIds });
  const [read] = useLazyListAppLoadsQuery({ selectFromResult: () => ({}) });

  useEffect(() => {
    if (!currentData && !error) return;
    const worst = ({ openAlerts }: AppLoad) => {
      const severity = openAlerts.critical > 0 ? 'critical' : 'warning';
      const count = openAlerts[severity];
      return { severity, count, label: `${String(count)} ${t(`alerts.severity.${severity}`)}` } as const;
    };
    const alerts = (load: AppLoad) => {
      const { severity, count, label } = worst(load);
      if (count === 0) return '–';
      return (
        <Link to={alertsBehind(load.appId, { severity })}>
          <StatusTag tone={severity} label={label} />
        </Link>
      );
    };
    const serverCount = ({ servers: byState }: AppLoad) =>
      Object.values(byState).reduce((sum, count) => sum + count, 0);
    const servers = (load: AppLoad) => {
      const { appId } = load;
      const total = serverCount(load);
      if (total === 0) return '–';
      return <Link to={serversOfApp(appId, {})}>{new Intl.NumberFormat(language).format(total)}</Link>;
    };
    const known = new Map(currentData?.data.map((load) => [load.appId, load]));
    const cellsOf = (appId: string) => {
      const load = known.get(appId);
      if (!load) return { alerts: MISSING, servers: MISSING };
      return { alerts: alerts(load), servers: servers(load) };
    };
    const valuesOf = (load: AppLoad) => ({
      alerts: worst(load).count === 0 ? null : worst(load).label,
      servers: serverCount(load),
    });
    onCells(new Map(appIds.split(',').map((appId) => [appId, cellsOf(appId)])), async (ids) => {
      const { data } = await read({ appIds: ids });
      return new Map(data?.data.map((load) => [load.appId, valuesOf(load)]));
    });
  }, [appIds, currentData, error, language, t, onCells, read]);

  return null;
}
