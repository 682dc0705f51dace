import { DateTime, StatusTag, type ResourceColumn } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { TENANT_APP_EDITIONS, type TenantApp } from '../contract';

export function useTenantAppColumns(): ResourceColumn<TenantApp>[] {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();

  return [
    {
      key: 'name',
      title: t('columns.name'),
      sortable: true,
      render: (app) => (
        <div style={{ display: 'grid', minWidth: 160, maxWidth: 320 }}>
          <bdi
            style={{ fontWeight: token.fontWeightStrong, overflow: 'hidden', textOverflow: 'ellipsis' }}
            title={app.name}
          >
            {app.name}
          </bdi>
          <code
            style={{
              color: token.colorTextDescription,
              fontFamily: token.fontFamilyCode,
              fontSize: token.fontSizeSM,
            }}
          >
            {app.appId}
          </code>
        </div>
      ),
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
      render: (app) => (
        <div style={{ display: 'grid', maxWidth: 240 }} title={app.owner.email}>
          <bdi>{app.owner.name}</bdi>
          <span
            style={{
              color: token.colorTextDescription,
              fontSize: token.fontSizeSM,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
            }}
          >
            {app.owner.email}
          </span>
        </div>
      ),
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
      render: (app) => <DateTime value={app.createdAt} />,
    },
    {
      key: 'lastActivityAt',
      title: t('columns.lastActivityAt'),
      sortable: true,
      render: (app) => <DateTime value={app.lastActivityAt} />,
    },
  ];
}
