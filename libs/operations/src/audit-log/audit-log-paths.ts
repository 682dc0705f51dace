import { ADMIN_APP_ID } from '@console/http';

/** What was done in an app; in the admin app, what was done anywhere. */
export function auditLogPath(appId: string): string {
  return `/apps/${encodeURIComponent(appId)}/product/audit-log`;
}

export function auditEntryPath(appId: string, entryId: string): string {
  return `${auditLogPath(appId)}/${encodeURIComponent(entryId)}`;
}

/** The log narrowed to what these filters name. */
export function auditLogOf(filters: Readonly<Record<string, string>>, appId = ADMIN_APP_ID): string {
  return `${auditLogPath(appId)}?${new URLSearchParams(filters).toString()}`;
}
