import type { PrefetchContext } from '@console/shell-layout';
import { tenantAppsApi } from '../api/tenant-apps-api';
import type { TenantApp } from '../contract';
import { tenantAppListArgsAt } from './tenant-app-list-query';

export async function prefetchTenantAppList(
  status: TenantApp['status'],
  { store, searchParams }: PrefetchContext,
) {
  const args = tenantAppListArgsAt(status, searchParams);
  await store.dispatch(tenantAppsApi.endpoints.listTenantApps.initiate(args, { subscribe: false }));
}
