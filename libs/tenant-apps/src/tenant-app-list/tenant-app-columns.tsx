import { DateTime, StatusTag, TwoLines, useZone, type ResourceColumn } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { TENANT_APP_EDITIONS, type TenantApp } from '../contract';

export function useTenantAppColumns(): ResourceColumn<TenantApp>[] {
  const { t } = useTranslation('tenantApps');
  const zone = useZone();

  return [
    {
      key: 'name',
      title: t('columns.name'),
      sortable: true,
      render: (app) => <TwoLines main={app.name} detail={app.appId} code />,
    },
    {
      key: 'status',
      title: t('columns.status'),
      render: (app) => (
        <StatusTag tone={app.status === 'normal' ? 'success' : 'neutral'} label={t(`status.${app.status}`)} />
      ),
    },
    {
      key: 'edition',
      title: t('columns.edition'),
      sortable: true,
      render: (app) => {
        const edition = TENANT_APP_EDITIONS.find((known) => known === app.edition);
        return edition ? t(`edition.${edition}`) : app.edition;
      },
    },
    {
      key: 'owner',
      title: t('columns.owner'),
      render: (app) => <TwoLines main={app.owner.name} detail={app.owner.email} maxWidth={200} />,
    },
    {
      key: 'members',
      title: t('columns.members'),
      sortable: true,
      align: 'end',
      render: (app) => app.members,
    },
    {
      key: 'createdAt',
      title: t('columns.createdAt'),
      sortable: true,
      render: (app) => <DateTime value={app.createdAt} zone={zone} />,
    },
    {
      key: 'lastActivityAt',
      title: t('columns.lastActivityAt'),
      sortable: true,
      render: (app) => <DateTime value={app.lastActivityAt} zone={zone} />,
    },
  ];
}
