import { TwoLines, useZone } from '@console/ui';
import { timeColumn, type ResourceColumn, statusColumn } from '@console/ui/list';
import { useLinkFrom } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useEditionName, useSubscriptionStatus } from '../app-subscription';
import type { FreeTrial, MyApp } from '../contract';
import { myAppPath } from '../tenant-app-paths';

export function useMyAppColumns(trials: readonly FreeTrial[] = []): ResourceColumn<MyApp>[] {
  const { t } = useTranslation('tenantApps');
  const zone = useZone();
  const linkFrom = useLinkFrom();
  const editionName = useEditionName();
  const subscription = useSubscriptionStatus();
  const remaining = ({ appId }: MyApp) => {
    const days = trials.find((trial) => trial.appId === appId)?.remainingDays ?? 0;
    return days === 0 ? '' : t('myApps.daysLeft', { count: days });
  };
  const stateOf = (app: MyApp) =>
    app.status === 'archived'
      ? { tone: 'off' as const, label: t('status.archived') }
      : subscription(app.subscriptionStatus);

  return [
    {
      key: 'name',
      title: t('columns.name'),
      sortable: true,
      render: (app) => (
        <TwoLines main={app.name} detail={app.appId} to={linkFrom(myAppPath(app.appId))} code />
      ),
      text: (app) => `${app.name} (${app.appId})`,
    },
    { key: 'edition', title: t('columns.edition'), render: editionName },
    statusColumn({
      key: 'subscriptionStatus',
      title: t('columns.subscription'),
      status: (app) => stateOf(app),
    }),
    { key: 'trial', title: t('detail.trial'), render: remaining },
    { key: 'group', title: t('myApps.group'), render: ({ group }) => group.name },
    {
      key: 'owner',
      title: t('myApps.owner'),
      render: ({ isOwner }) => (isOwner ? t('myApps.isOwner') : ''),
    },
    timeColumn({ key: 'createdAt', title: t('columns.createdAt'), zone, sortable: true }),
  ];
}
