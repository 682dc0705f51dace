import type { Member, TenantApp, TenantGroup } from './contract';
import type { ManagedApp } from './use-managed-app';

export const CREATE_TENANT_APP_PATH = '/apps/tenant-apps/create';

export function tenantAppBase(appId: string): string {
  return `/apps/${encodeURIComponent(appId)}`;
}

export function tenantAppPath({ appId }: Pick<TenantApp, 'appId'>): string {
  return `${tenantAppBase(appId)}/detail`;
}

export function editTenantAppPath(appId: string): string {
  return `${tenantAppBase(appId)}/detail/edit`;
}

export function appApiGroupsPath(appId: string): string {
  return `${tenantAppBase(appId)}/detail/api-groups`;
}

export function apiGroupPath(appId: string, apiGroupId: string): string {
  return `${appApiGroupsPath(appId)}/${encodeURIComponent(apiGroupId)}`;
}

export function tenantAppListPath(status: TenantApp['status']): string {
  return status === 'normal' ? '/apps/tenant-apps/normal' : '/apps/tenant-apps/archive';
}

export const MY_APPS_PATH = '/user/apps';

export const CREATE_MY_APP_PATH = `${MY_APPS_PATH}/create`;

export function myAppPath(appId: string): string {
  return `${MY_APPS_PATH}/${encodeURIComponent(appId)}`;
}

export function renameMyAppPath(appId: string): string {
  return `${myAppPath(appId)}/rename`;
}

type App = Pick<ManagedApp, 'base'>;
type Group = Pick<TenantGroup, 'id'>;

export function groupListPath({ base }: App): string {
  return `${base}/group`;
}

export function createGroupPath(app: App): string {
  return `${groupListPath(app)}/create`;
}

export function groupMatrixPath(app: App): string {
  return `${groupListPath(app)}/matrix`;
}

export function editGroupPath(app: App, { id }: Group): string {
  return `${groupListPath(app)}/${encodeURIComponent(id)}/edit`;
}

export function previewGroupPath(app: App, { id }: Group): string {
  return `${groupListPath(app)}/${encodeURIComponent(id)}/preview`;
}

export function groupMembersPath({ base }: App, { id }: Group): string {
  return `${base}/member?${new URLSearchParams({ group: id }).toString()}`;
}

export function membersPath(base: string): string {
  return `${base}/member`;
}

export function inviteMembersPath(base: string): string {
  return `${membersPath(base)}/invite`;
}

export function editMemberPath(base: string, { id }: Pick<Member, 'id'>): string {
  return `${membersPath(base)}/${encodeURIComponent(id)}/edit`;
}
