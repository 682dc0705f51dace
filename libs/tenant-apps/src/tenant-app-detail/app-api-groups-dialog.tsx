import type { ResponseOf } from '@console/http/contract';
import { FailedState, RouteDialog } from '@console/ui';
import { FormDialog, FormField } from '@console/ui/form';
import { LockedDialog, useActionDenial } from '@console/shell-layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLazyListTenantAppApiGroupsQuery, useListTenantAppApiGroupsQuery } from '../api/groups-api';
import {
  useGetTenantAppDetailsQuery,
  useLazyGetTenantAppDetailsQuery,
  useUpdateTenantAppMutation,
} from '../api/tenant-apps-api';
import {
  TENANT_API_GROUP_IDS,
  UpdateTenantAppDto,
  type listTenantAppApiGroups,
  type TenantAppDetails,
} from '../contract';
import { CHANGE_TENANT_APPS } from '../tenant-app-access';
import { tenantAppPath } from '../tenant-app-paths';
import { ApiGroupTransfer } from './api-group-transfer';
import { LosingGroups } from './losing-groups';

type AppApiGroups = ResponseOf<typeof listTenantAppApiGroups>;

const Changes = UpdateTenantAppDto.pick({ apiGroups: true }).required();

function valuesOf({ data }: AppApiGroups) {
  const granted = data.filter((apiGroup) => apiGroup.granted).map(({ apiGroupId }) => apiGroupId);
  return { apiGroups: TENANT_API_GROUP_IDS.filter((id) => granted.includes(id)) };
}

/** @see spec 7.5 */
export function AppApiGroupsDialog() {
  const { t } = useTranslation('tenantApps');
  const { appId = '' } = useParams();
  // Other users cannot read the current values.
  const denial = useActionDenial({ permission: 'admin-tenant-app' });
  if (denial) {
    const dialog = { title: t('routes.appApiGroups'), closeTo: tenantAppPath({ appId }) };
    return <LockedDialog {...dialog} denial={denial} />;
  }
  return <ApiGroupsRead appId={appId} />;
}

function ApiGroupsRead({ appId }: { appId: string }) {
  const { t } = useTranslation('tenantApps');
  const fresh = { refetchOnMountOrArgChange: true };
  // Loads the version before its API groups: a change in between makes it stale, never the reverse.
  const app = useGetTenantAppDetailsQuery({ id: appId }, fresh);
  const apiGroups = useListTenantAppApiGroupsQuery({ id: appId }, { ...fresh, skip: app.isFetching });
  const [opened, setOpened] = useState<ApiGroupsFormProps>();
  if (!opened && app.isSuccess && !app.isFetching && apiGroups.isSuccess && !apiGroups.isFetching) {
    setOpened({ app: app.data, apiGroups: apiGroups.data });
  }

  const failure = app.error ?? apiGroups.error;
  if (opened) return <ApiGroupsForm {...opened} />;
  if (!failure || !('kind' in failure)) return null;
  return (
    <RouteDialog title={t('routes.appApiGroups')} closeTo={tenantAppPath({ appId })}>
      <FailedState
        title={t('detail.apiGroupsFailed')}
        error={failure}
        onRetry={() => void (app.error ? app : apiGroups).refetch()}
      />
    </RouteDialog>
  );
}

interface ApiGroupsFormProps {
  app: TenantAppDetails & { etag: string };
  apiGroups: AppApiGroups;
}

function ApiGroupsForm({ app, apiGroups }: ApiGroupsFormProps) {
  const { t } = useTranslation('tenantApps');
  const [update] = useUpdateTenantAppMutation();
  const [readApp] = useLazyGetTenantAppDetailsQuery();
  const [readApiGroups] = useLazyListTenantAppApiGroupsQuery();
  const id = app.appId;

  return (
    <FormDialog
      title={t('appApiGroups.title', { name: app.name })}
      requires={CHANGE_TENANT_APPS}
      schema={Changes}
      initialValues={valuesOf(apiGroups)}
      run={(body, etag) => update({ id, ifMatch: etag ?? app.etag, body })}
      readLatest={async () => {
        const latest = await readApp({ id });
        const now = await readApiGroups({ id });
        const error = latest.error ?? now.error;
        return latest.data && now.data && !error
          ? { data: { values: valuesOf(now.data), etag: latest.data.etag } }
          : { error: error ?? {} };
      }}
      submitLabel={t('appApiGroups.submit')}
      draftKey={`tenant-apps:api-groups ${id}`}
      closeTo={tenantAppPath(app)}
      width={720}
    >
      <FormField name="apiGroups" label={t('appApiGroups.label')} help={t('appApiGroups.help')}>
        <ApiGroupTransfer apiGroups={apiGroups.data} />
      </FormField>
      <LosingGroups appId={id} apiGroups={apiGroups.data} />
    </FormDialog>
  );
}
