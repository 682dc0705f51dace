import { ListPage, ResourceTable, useListQuery } from '@console/ui/list';
import { LinkButton } from '@console/ui';
import { useConsole, useLinkFrom } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { matchPath, Outlet, useLocation } from 'react-router';
import { useListAlertRulesQuery } from '../api/alert-settings-api';
import { useLazyListAlertsQuery, useListAlertsQuery } from '../api/alerts-api';
import { ALERTS_ACCESS } from '../contract';
import { alertChannelsPath, alertRulesPath } from '../paths/alert-paths';
import { useAlertColumns } from './alert-columns';
import { useAlertFilters } from './use-alert-filters';
import { ALERT_LIST, alertListArgs } from './alert-list-query';
import { useAlertActions } from './use-alert-actions';
import { useAlertBulkActions } from './use-alert-bulk-actions';
import { useAlertsAccess } from './use-alerts-access';

/** Alerts of one app, or of all; rules and channels take their place. @see spec 2.5, 3.6 */
export function AlertListPage() {
  const { appId } = useAlertsAccess();
  const { pathname } = useLocation();
  const settings = [alertRulesPath(appId), alertChannelsPath(appId)];
  return settings.some((path) => matchPath(`${path}/*`, pathname)) ? <Outlet /> : <AlertList />;
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
  const { actionsOf, dialog } = useAlertActions();
  const [readList] = useLazyListAlertsQuery({ selectFromResult: () => ({}) });

  return (
    <ListPage title={t('alerts.title')} actions={<SettingsLinks />}>
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
        rowActions={actionsOf}
        bulkActions={useAlertBulkActions()}
        filters={useAlertFilters(list.state, list.change, alerts.data?.data)}
      />
      {dialog}
      <Outlet />
    </ListPage>
  );
}

/** Hidden where the platform has no rules. */
function SettingsLinks() {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const { appId } = useAlertsAccess();
  const linkFrom = useLinkFrom();
  const { currentData } = useListAlertRulesQuery({ appId });
  return (
    currentData && (
      <Flex gap={token.marginXS} wrap>
        <LinkButton to={linkFrom(alertRulesPath(appId))}>{t('routes.alertRules')}</LinkButton>
        <LinkButton to={linkFrom(alertChannelsPath(appId))}>{t('routes.alertChannels')}</LinkButton>
      </Flex>
    )
  );
}
