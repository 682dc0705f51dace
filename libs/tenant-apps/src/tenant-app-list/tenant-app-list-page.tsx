import { FilterSelect, ListPage, ResourceTable, useListQuery } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useLazyListTenantAppsQuery, useListTenantAppsQuery } from '../api/tenant-apps-api';
import { SUBSCRIPTION_STATUSES, type TenantApp } from '../contract';
import { CreateTenantAppLink } from '../create-tenant-app/create-tenant-app-link';
import { EditionFilter } from './edition-filter';
import { useTenantAppColumns } from './tenant-app-columns';
import { TENANT_APP_LIST, tenantAppListArgs } from './tenant-app-list-query';
import { useTenantAppBulkActions } from './use-tenant-app-bulk-actions';

interface TenantAppListPageProps {
  status: TenantApp['status'];
}

const appIdOf = ({ appId }: TenantApp) => appId;

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
        rowKey={appIdOf}
        empty={t(`empty.${status}`)}
        tableKey="tenant-apps"
        readPage={(page) => readList({ ...args, ...page }).unwrap()}
        bulkActions={useTenantAppBulkActions(status)}
        filters={
          <>
            <EditionFilter
              value={list.state.edition}
              onChange={(edition) => {
                list.change({ edition });
              }}
            />
            <FilterSelect
              label={t('columns.subscription')}
              all={t('allSubscriptions')}
              value={list.state.subscription}
              options={SUBSCRIPTION_STATUSES.map((subscription) => ({
                value: subscription,
                label: t(`subscriptionStatus.${subscription}`),
              }))}
              onChange={(subscription) => {
                list.change({ subscription });
              }}
            />
          </>
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
