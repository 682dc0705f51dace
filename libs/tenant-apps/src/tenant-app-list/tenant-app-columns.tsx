import { TwoLines, useZone } from '@console/ui';
import { statusColumn, timeColumn, type ResourceColumn } from '@console/ui/list';
import { useLinkFrom } from '@console/shell-layout';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditionName, useSubscriptionStatus } from '../app-subscription';
import { tenantAppPath } from '../tenant-app-paths';
import type { ListedApp } from './app-figure-columns';

/** `figures`: columns from other features. */
export function useTenantAppColumns(
  figures: readonly ResourceColumn<ListedApp>[],
): ResourceColumn<ListedApp>[] {
  const { t } = useTranslation('tenantApps');
  const zone = useZone();
  const linkFrom = useLinkFrom();

  const editionName = useEditionName();
  const subscription = useSubscriptionStatus();

  return useMemo(() => {
    const time = { zone, sortable: true, relative: true };
    const status = {
      normal: { tone: 'normal', label: t('status.normal') },
      archived: { tone: 'off', label: t('status.archived') },
    } as const;
    return [
      {
        key: 'name',
        title: t('columns.name'),
        sortable: true,
        render: (app) => (
          <TwoLines main={app.name} detail={app.appId} to={linkFrom(tenantAppPath(app))} code />
        ),
        text: (app) => `${app.name} (${app.appId})`,
        exports: [
          { title: t('columns.name'), text: (app) => app.name },
          { title: t('columns.appId'), text: (app) => app.appId },
        ],
      },
      {
        key: 'edition',
        title: t('columns.edition'),
        sortable: true,
        render: editionName,
      },
      statusColumn({
        key: 'subscriptionStatus',
        title: t('columns.subscription'),
        status: (app) => subscription(app.subscriptionStatus),
      }),
      ...figures,
      statusColumn({
        key: 'status',
        title: t('columns.status'),
        priority: 'tertiary',
        status: (app) => status[app.status],
      }),
      {
        key: 'owner',
        ...(figures.length > 0 && { priority: 'tertiary' as const }),
        title: t('columns.owner'),
        render: (app) => <TwoLines main={app.owner.name} detail={app.owner.email} maxWidth={170} />,
        exports: [
          { title: t('columns.owner'), text: ({ owner }) => owner.name },
          { title: t('columns.ownerEmail'), text: ({ owner }) => owner.email },
        ],
      },
      {
        key: 'members',
        priority: figures.length > 0 ? 'tertiary' : 'secondary',
        title: t('columns.members'),
        sortable: true,
        align: 'end',
        render: (app) => app.members,
      },
      timeColumn({
        ...time,
        key: 'createdAt',
        title: t('columns.createdAt'),
        ...(figures.length > 0 && { priority: 'tertiary' }),
      }),
      timeColumn({ ...time, key: 'lastActivityAt', title: t('columns.lastActivityAt') }),
    ];
  }, [t, zone, linkFrom, editionName, subscription, figures]);
}
