import { ADMIN_APP_ID } from '@console/http';
import type { PrefetchContext } from '@console/shell-layout';
import { alertsApi } from '../api/alerts-api';
import { alertListArgsAt } from './alert-list-query';

export async function prefetchAlerts({ store, params, searchParams }: PrefetchContext) {
  const args = alertListArgsAt(params['appId'] ?? ADMIN_APP_ID, searchParams);
  await store.dispatch(alertsApi.endpoints.listAlerts.initiate(args, { subscribe: false }));
}
