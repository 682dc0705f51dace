import { ListPage, ResourceTable, useListQuery } from '@console/ui/list';
import { LockedPage, useActionDenial, useConsole } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useLazyListAlertsQuery, useListAlertsQuery } from '../api/alerts-api';
import { ALERTS_ACCESS } from '../contract';
import { useAlertColumns } from './alert-columns';
import { AlertFilters } from './alert-filters';
import { ALERT_LIST, alertListArgs } from './alert-list-query';
import { useAlertActions } from './use-alert-actions';
import { useAlertBulkActions } from './use-alert-bulk-actions';
import { useAlertsAccess } from './use-alerts-access';

/** Alerts of one app, or of all. @see spec 2.5, 3.6 */
export function AlertListPage() {
  const { t } = useTranslation('operations');
  const denial = useActionDenial({ access: ALERTS_ACCESS });
  return denial ? <LockedPage title={t('alerts.title')} denial={denial} /> : <AlertList />;
}

function AlertList() {
  const { t } = useTranslation('operations');
  const { config } = useConsole();
  const { appId, isOfAllApps } = useAlertsAccess();
  const list = useListQuery(ALERT_LIST);
  const args = alertListArgs(appId, list.state);
  const alerts = useListAlertsQuery(args, {
    pollingInterval: config.alertsPollSeconds * 1000,
    skipPollingIfUnfocused: true,
  });
  const [readList] = useLazyListAlertsQuery({ selectFromResult: () => ({}) });

  return (
    <ListPage title={t('alerts.title')}>
      <ResourceTable
        label={t('alerts.title')}
        list={list}
        result={alerts}
        live
        access={ALERTS_ACCESS}
        columns={useAlertColumns(alerts.fulfilledTimeStamp ?? 0)}
        rowKey={({ id }) => id}
        empty={t('alerts.empty')}
        tableKey={isOfAllApps ? 'alerts' : 'app-alerts'}
        readPage={(page) => readList({ ...args, ...page }).unwrap()}
        rowActions={useAlertActions()}
        bulkActions={useAlertBulkActions()}
        filters={<AlertFilters state={list.state} onChange={list.change} />}
      />
      <Outlet />
    </ListPage>
  );
}
