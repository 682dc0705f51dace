import type { TenantApp } from './contract';

export const CREATE_TENANT_APP_PATH = '/apps/tenant-apps/create';

/** The list of the tenant apps in one state. */
export function tenantAppListPath(status: TenantApp['status']): string {
  return status === 'normal' ? '/apps/tenant-apps/normal' : '/apps/tenant-apps/archive';
}
