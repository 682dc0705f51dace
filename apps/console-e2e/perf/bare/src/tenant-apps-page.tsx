import { Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListTenantAppsQuery, type TenantApp } from './api';
import { PageTable } from './page-table';

function TenantAppsPage() {
  const { t, i18n } = useTranslation();
  const dates = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <Typography.Title level={2}>{t('tenantApps.table')}</Typography.Title>
      <PageTable<TenantApp>
        label={t('tenantApps.table')}
        rowKey="appId"
        usePage={useListTenantAppsQuery}
        columns={[
          { title: t('columns.name'), dataIndex: 'name' },
          { title: t('columns.appId'), dataIndex: 'appId' },
          {
            title: t('columns.status'),
            dataIndex: 'status',
            render: (status: TenantApp['status']) => (
              <Tag color={status === 'normal' ? 'success' : 'default'}>{status}</Tag>
            ),
          },
          { title: t('columns.edition'), dataIndex: 'edition' },
          { title: t('columns.owner'), dataIndex: ['owner', 'email'] },
          { title: t('columns.members'), dataIndex: 'members', align: 'end' },
          {
            title: t('columns.createdAt'),
            dataIndex: 'createdAt',
            render: (createdAt: string) => dates.format(new Date(createdAt)),
          },
        ]}
      />
    </>
  );
}

// eslint-disable-next-line no-restricted-syntax -- React.lazy takes the default export
export default TenantAppsPage;
