import type { TenantApp } from './contract';

export const CREATE_TENANT_APP_PATH = '/apps/tenant-apps/create';

/** The address of one tenant app's frame, below which its pages stand. */
export function tenantAppBase(appId: string): string {
  return `/apps/${encodeURIComponent(appId)}`;
}

/** The page of one tenant app. */
export function tenantAppPath({ appId }: Pick<TenantApp, 'appId'>): string {
  return `${tenantAppBase(appId)}/detail`;
}

/** The dialog that changes what an app is called, its edition and its owner. */
export function editTenantAppPath(appId: string): string {
  return `${tenantAppBase(appId)}/detail/edit`;
}

/** The dialog that gives an app API groups, and takes them away. */
export function appApiGroupsPath(appId: string): string {
  return `${tenantAppBase(appId)}/detail/api-groups`;
}

/** The drawer about one API group, with the groups of the app that grant it. */
export function apiGroupPath(appId: string, apiGroupId: string): string {
  return `${appApiGroupsPath(appId)}/${encodeURIComponent(apiGroupId)}`;
}

/** The list of the tenant apps in one state. */
export function tenantAppListPath(status: TenantApp['status']): string {
  return status === 'normal' ? '/apps/tenant-apps/normal' : '/apps/tenant-apps/archive';
}
