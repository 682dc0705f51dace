import type { Requirement } from '@console/shell-layout';

/** What it takes to change a tenant app. @see spec 6 */
export const CHANGES_TENANT_APPS: Requirement = { permission: 'admin-tenant-app', change: true };
