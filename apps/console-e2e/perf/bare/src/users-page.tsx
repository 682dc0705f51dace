import { Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListUsersQuery, type User } from './api';
import { PageTable } from './page-table';

function UsersPage() {
  const { t, i18n } = useTranslation();
  const dates = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <Typography.Title level={2}>{t('users.table')}</Typography.Title>
      <PageTable<User>
        label={t('users.table')}
        rowKey="id"
        usePage={useListUsersQuery}
        columns={[
          { title: t('columns.name'), dataIndex: 'name' },
          { title: t('columns.email'), dataIndex: 'email' },
          {
            title: t('columns.status'),
            dataIndex: 'status',
            render: (status: string) => (
              <Tag color={status === 'active' ? 'success' : 'default'}>{status}</Tag>
            ),
          },
          { title: t('columns.apps'), dataIndex: 'apps', align: 'end' },
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
export default UsersPage;
