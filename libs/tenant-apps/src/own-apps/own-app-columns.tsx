import { formatDateTime } from '@console/i18n';
import {
  DateTime,
  StatusTag,
  TwoLines,
  useLinkFrom,
  useZone,
  type ResourceColumn,
} from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import type { FreeTrial, MyApp } from '../contract';
import { useEditionName } from '../tenant-app-list/use-edition-name';
import { useSubscriptionStatus } from '../tenant-app-list/use-subscription-status';
import { ownAppPath } from './own-app-paths';

/** The columns of one's own apps. Of the trials, those that the person may know of. */
export function useOwnAppColumns(trials: readonly FreeTrial[] = []): ResourceColumn<MyApp>[] {
  const { t } = useTranslation('tenantApps');
  const zone = useZone();
  const linkFrom = useLinkFrom();
  const editionName = useEditionName();
  const subscription = useSubscriptionStatus();
  const remaining = ({ appId }: MyApp) => {
    const days = trials.find((trial) => trial.appId === appId)?.remainingDays ?? 0;
    return days === 0 ? '' : t('ownApps.daysLeft', { count: days });
  };
  const stateOf = (app: MyApp) =>
    app.status === 'archived'
      ? { tone: 'neutral' as const, label: t('status.archived') }
      : subscription(app.subscriptionStatus);

  return [
    {
      key: 'name',
      title: t('columns.name'),
      sortable: true,
      render: (app) => (
        <TwoLines main={app.name} detail={app.appId} to={linkFrom(ownAppPath(app.appId))} code />
      ),
      text: (app) => `${app.name} (${app.appId})`,
    },
    { key: 'edition', title: t('columns.edition'), render: editionName },
    {
      key: 'subscriptionStatus',
      title: t('columns.subscription'),
      render: (app) => <StatusTag {...stateOf(app)} />,
      text: (app) => stateOf(app).label,
    },
    { key: 'trial', title: t('detail.trial'), render: remaining },
    { key: 'group', title: t('ownApps.group'), render: ({ group }) => group.name },
    {
      key: 'owner',
      title: t('ownApps.owner'),
      render: ({ isOwner }) => (isOwner ? t('ownApps.isOwner') : ''),
    },
    {
      key: 'createdAt',
      title: t('columns.createdAt'),
      sortable: true,
      render: (app) => <DateTime value={app.createdAt} zone={zone} />,
      text: (app) => formatDateTime(app.createdAt, zone),
    },
  ];
}
