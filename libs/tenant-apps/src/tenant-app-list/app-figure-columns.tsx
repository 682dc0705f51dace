import { Slot, useActionDenial, useSlotFilled } from '@console/shell-layout';
import type { ResourceColumn } from '@console/ui/list';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TenantApp } from '../contract';

const FIGURES = [
  { key: 'alerts', slot: 'appAlertsCell', align: 'start' },
  { key: 'servers', slot: 'appServersCell', align: 'end' },
  { key: 'traffic', slot: 'appTrafficCell', align: 'end' },
  { key: 'balance', slot: 'appBalanceCell', align: 'end' },
] as const;

/** Columns of figures from other features, for users who may read them. `appIds`: the apps of the page. */
export function useAppFigureColumns(appIds: string): ResourceColumn<TenantApp>[] {
  const { t } = useTranslation('tenantApps');
  const ofServers = useActionDenial({ permission: 'admin-machine' }) === undefined;
  const ofBilling = useActionDenial({ permission: 'admin-management' }) === undefined;
  const hasAlerts = useSlotFilled('appAlertsCell') && ofServers;
  const hasServers = useSlotFilled('appServersCell') && ofServers;
  const hasTraffic = useSlotFilled('appTrafficCell') && ofBilling;
  const hasBalance = useSlotFilled('appBalanceCell') && ofBilling;
  return useMemo(() => {
    const shown = { alerts: hasAlerts, servers: hasServers, traffic: hasTraffic, balance: hasBalance };
    return FIGURES.filter(({ key }) => shown[key]).map(({ key, slot, align }) => ({
      key,
      title: t(`columns.${key}`),
      align,
      render: ({ appId }) => <Slot name={slot} props={{ appId, appIds }} />,
      // Not part of the app that an export reads.
      exports: [],
    }));
  }, [t, appIds, hasAlerts, hasServers, hasTraffic, hasBalance]);
}
