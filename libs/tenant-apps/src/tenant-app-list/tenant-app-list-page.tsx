import { ListPage, ResourceTable, useListQuery } from '@console/shell-layout';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLazyListTenantAppsQuery, useListTenantAppsQuery } from '../api/tenant-apps-api';
import { TENANT_APP_EDITIONS, type TenantApp } from '../contract';
import { CreateTenantAppLink } from '../create-tenant-app/create-tenant-app-link';
import { useTenantAppColumns } from './tenant-app-columns';
import { TENANT_APP_LIST, tenantAppListArgs } from './tenant-app-list-query';

interface TenantAppListPageProps {
  status: TenantApp['status'];
}

function TenantAppListPage({ status }: TenantAppListPageProps) {
  const { t } = useTranslation('tenantApps');
  const list = useListQuery(TENANT_APP_LIST);
  const args = tenantAppListArgs(status, list.state);
  const tenantApps = useListTenantAppsQuery(args);
  const [readList] = useLazyListTenantAppsQuery({ selectFromResult: () => ({}) });

  return (
    <ListPage title={t(`title.${status}`)} actions={<CreateTenantAppLink />}>
      <ResourceTable
        label={t('table')}
        list={list}
        result={tenantApps}
        columns={useTenantAppColumns()}
        rowKey={(app) => app.appId}
        empty={t(`empty.${status}`)}
        tableKey="tenant-apps"
        readPage={(page) => readList({ ...args, ...page }).unwrap()}
        filters={
          <Select
            aria-label={t('columns.edition')}
            value={list.state.edition}
            onChange={(edition) => {
              list.change({ edition });
            }}
            options={[
              { value: '' as const, label: t('allEditions') },
              ...TENANT_APP_EDITIONS.map((edition) => ({ value: edition, label: t(`edition.${edition}`) })),
            ]}
            style={{ minWidth: 160 }}
          />
        }
      />
    </ListPage>
  );
}

export function NormalTenantAppsPage() {
  return <TenantAppListPage status="normal" />;
}

export function ArchivedTenantAppsPage() {
  return <TenantAppListPage status="archived" />;
}
