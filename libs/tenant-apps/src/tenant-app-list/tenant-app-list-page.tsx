import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { ADMIN_APP_ID } from '@console/http';
import { type BulkAction, choiceFilter, ListPage, ResourceTable, useListQuery } from '@console/ui/list';
import { GuardedButton, LinkButton } from '@console/ui';
import { useActionDenial, useSubscriptionDialogs } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  useLazyListTenantAppsQuery,
  useListTenantAppsQuery,
  useUpdateTenantAppOfManyMutation,
} from '../api/tenant-apps-api';
import { useEditionFilter, useSubscriptionStatus } from '../app-subscription';
import { SUBSCRIPTION_STATUSES } from '../contract/my-apps';
import { type TenantApp } from '../contract/tenant-apps';
import { CHANGE_TENANT_APPS } from '../tenant-app-access';
import { CREATE_TENANT_APP_PATH } from '../tenant-app-paths';
import { useAppFigureColumns, type ListedApp } from './app-figure-columns';
import { useTenantAppColumns } from './tenant-app-columns';
import { TENANT_APP_LIST, tenantAppListArgs } from './tenant-app-list-query';
const appIdOf = ({ appId }: TenantApp) => appId;

function TenantAppListPage({ status }: { status: TenantApp['status'] }) {
  const { t } = useTranslation('tenantApps');
  const statusOf = useSubscriptionStatus();
  const list = useListQuery(TENANT_APP_LIST);
  const args = tenantAppListArgs(status, list.state);
  const tenantApps = useListTenantAppsQuery(args);
  const figures = useAppFigureColumns((tenantApps.data?.data ?? []).map(appIdOf).join());
  const [readList] = useLazyListTenantAppsQuery({ selectFromResult: () => ({}) });

  return (
    <ListPage title={t(`title.${status}`)} actions={<CreateTenantAppLink />}>
      <ResourceTable<ListedApp>
        label={t('table')}
        list={list}
        result={tenantApps}
        columns={useTenantAppColumns(figures.columns)}
        rowKey={appIdOf}
        empty={t(`empty.${status}`)}
        tableKey="tenant-apps"
        readPage={async (page) => {
          const read = await readList({ ...args, ...page }).unwrap();
          return { ...read, data: await figures.withFigures(read.data) };
        }}
        bulkActions={useTenantAppBulkActions(status)}
        filters={[
          useEditionFilter(list.state.edition, (edition) => list.change({ edition })),
          choiceFilter({
            label: t('columns.subscription'),
            all: t('allSubscriptions'),
            value: list.state.subscription,
            options: SUBSCRIPTION_STATUSES.map((subscription) => ({
              value: subscription,
              label: statusOf(subscription).label,
            })),
            onChange: (subscription) => list.change({ subscription }),
          }),
        ]}
      />
      {figures.source}
    </ListPage>
  );
}

export function NormalTenantAppsPage() {
  return <TenantAppListPage status="normal" />;
}

export function ArchivedTenantAppsPage() {
  return <TenantAppListPage status="archived" />;
}

function useTenantAppBulkActions(status: TenantApp['status']): BulkAction<TenantApp>[] {
  const { t } = useTranslation('tenantApps');
  const [update] = useUpdateTenantAppOfManyMutation();

  const archive = {
    key: 'archive',
    label: t('actions.archive'),
    requires: CHANGE_TENANT_APPS,
    run: ({ appId }: TenantApp) => update({ id: appId, body: { status: 'archived' } }),
  };
  const restore = {
    key: 'restore',
    label: t('actions.restore'),
    requires: CHANGE_TENANT_APPS,
    run: ({ appId }: TenantApp) => update({ id: appId, body: { status: 'normal' } }),
  };
  return status === 'normal'
    ? [
        {
          ...archive,
          danger: true,
          question: (count) => t('bulk.archiveQuestion', { count }),
          effect: t('bulk.archiveEffect'),
          undo: restore,
        },
      ]
    : [
        {
          ...restore,
          question: (count) => t('bulk.restoreQuestion', { count }),
          effect: t('bulk.restoreEffect'),
          undo: archive,
        },
      ];
}

/** Requires a payment card of the admin app. @see spec 4.5 */
function CreateTenantAppLink() {
  const { t } = useTranslation('tenantApps');
  const { withCard } = useSubscriptionDialogs();
  const navigate = useNavigate();
  const denial = useActionDenial(CHANGE_TENANT_APPS);
  const icon = <PlusOutlined aria-hidden />;
  if (denial) {
    return (
      <GuardedButton
        type="primary"
        icon={icon}
        requires={CHANGE_TENANT_APPS}
        onClick={() => void navigate(CREATE_TENANT_APP_PATH)}
      >
        {t('create.link')}
      </GuardedButton>
    );
  }
  return (
    <LinkButton
      type="primary"
      icon={icon}
      to={CREATE_TENANT_APP_PATH}
      gate={(go) => void withCard(go, ADMIN_APP_ID)}
    >
      {t('create.link')}
    </LinkButton>
  );
}
