import type { PrefetchContext } from '@console/shell-layout';
import { tenantAppsApi } from '../api/tenant-apps-api';
import type { TenantApp } from '../contract';
import { tenantAppListArgsAt } from './tenant-app-list-query';

export function prefetchTenantAppList(status: TenantApp['status'], { store, searchParams }: PrefetchContext) {
  const args = tenantAppListArgsAt(status, searchParams);
  store.dispatch(tenantAppsApi.util.prefetch('listTenantApps', args, {}));
}
