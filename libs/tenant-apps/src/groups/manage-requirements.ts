import { ADMIN_APP_ID } from '@console/http';
import { API_GROUP_IDS, type ApiGroupId, type PermissionEntry } from '@console/http/contract';
import type { Requirement } from '@console/ui';
import type { Member, TenantGroup } from '../contract';
import type { ManagedApp } from '../use-managed-app';
import type { GrantableApiGroup } from './use-grantable-api-groups';

export function toManage({ access }: ManagedApp): Requirement {
  return { access, change: true };
}

/**
 * Required to change or delete a group. In the admin app this includes every API group of the group; names
 * the first one that the user does not hold. @see spec 7.6
 */
export function toManageGroup(
  app: ManagedApp,
  { apiGroups }: Pick<TenantGroup, 'apiGroups'>,
  grantable: readonly GrantableApiGroup[] = [],
): Requirement {
  const missing = knownApiGroups(apiGroups).find((id) =>
    grantable.some(({ apiGroupId, lock }) => apiGroupId === id && lock === 'notHeld'),
  );
  return { ...toManage(app), ...(missing && { permission: missing }) };
}

export function knownApiGroups(ids: readonly string[]): ApiGroupId[] {
  return API_GROUP_IDS.filter((id) => ids.includes(id));
}

/** In the admin app, the first API group that the user does not hold. @see spec 7.7 */
export function missingApiGroup(
  { appId }: ManagedApp,
  granted: readonly string[],
  held: readonly PermissionEntry[] | undefined,
) {
  if (appId !== ADMIN_APP_ID || !held) return undefined;
  return API_GROUP_IDS.find(
    (id) => granted.includes(id) && !held.some(({ apiGroupId }) => apiGroupId === id),
  );
}

export function toManageMember(
  app: ManagedApp,
  { group }: Pick<Member, 'group'>,
  held: readonly PermissionEntry[] | undefined,
): Requirement {
  const granted = group?.permission.map(({ apiGroupId }) => apiGroupId) ?? [];
  const missing = missingApiGroup(app, granted, held);
  return { ...toManage(app), ...(missing && { permission: missing }) };
}
