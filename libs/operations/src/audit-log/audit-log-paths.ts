import { ADMIN_APP_ID } from '@console/http';

/** For the admin app, entries of every app. */
export function auditLogPath(appId: string): string {
  return `/apps/${encodeURIComponent(appId)}/product/audit-log`;
}

export function auditEntryPath(appId: string, entryId: string): string {
  return `${auditLogPath(appId)}/${encodeURIComponent(entryId)}`;
}

export function filteredAuditLogPath(
  filters: Readonly<Record<string, string>>,
  appId = ADMIN_APP_ID,
): string {
  return `${auditLogPath(appId)}?${new URLSearchParams(filters).toString()}`;
}
