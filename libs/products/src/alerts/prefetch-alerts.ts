import { ADMIN_APP_ID } from '@console/http';
import type { PrefetchContext } from '@console/shell-layout';
import { alertsApi } from '../api/alerts-api';
import { alertListArgsAt } from './alert-list-query';

export function prefetchAlerts({ store, params, searchParams }: PrefetchContext) {
  const args = alertListArgsAt(params['appId'] ?? ADMIN_APP_ID, searchParams);
  store.dispatch(alertsApi.util.prefetch('listAlerts', args, {}));
}
