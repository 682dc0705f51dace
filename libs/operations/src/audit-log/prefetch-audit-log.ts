import { ADMIN_APP_ID } from '@console/http';
import type { PrefetchContext } from '@console/shell-layout';
import { auditLogApi } from '../api/audit-log-api';
import { auditLogArgsAt } from './audit-log-query';

export async function prefetchAuditLog({ store, params, searchParams }: PrefetchContext) {
  const args = auditLogArgsAt(params['appId'] ?? ADMIN_APP_ID, searchParams);
  await store.dispatch(auditLogApi.endpoints.listAuditLogs.initiate(args, { subscribe: false }));
}
