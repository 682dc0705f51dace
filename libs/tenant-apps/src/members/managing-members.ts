import { ADMIN_APP_ID } from '@console/http';
import { API_GROUP_IDS, type PermissionEntry } from '@console/http/contract';
import type { Requirement } from '@console/shell-layout';
import type { Member } from '../contract';
import type { ManagedApp } from '../managed-app/use-managed-app';

/** What it takes to invite people into an app. */
export function toManageMembers({ access }: ManagedApp): Requirement {
  return { access, change: true };
}

/**
 * The first API group that keeps a person from managing who has these: in the admin app nobody manages people who may do
 * more than they themselves. What they hold is not asked for elsewhere. @see spec 7.7
 */
export function beyondOwn(
  { appId }: ManagedApp,
  granted: readonly string[],
  held: readonly PermissionEntry[] | undefined,
) {
  if (appId !== ADMIN_APP_ID || !held) return undefined;
  return API_GROUP_IDS.find(
    (id) => granted.includes(id) && !held.some(({ apiGroupId }) => apiGroupId === id),
  );
}

/** What it takes to change, remove or invite again one member. */
export function toManageMember(
  app: ManagedApp,
  { group }: Pick<Member, 'group'>,
  held: readonly PermissionEntry[] | undefined,
): Requirement {
  const granted = group?.permission.map(({ apiGroupId }) => apiGroupId) ?? [];
  const beyond = beyondOwn(app, granted, held);
  return { ...toManageMembers(app), ...(beyond && { permission: beyond }) };
}
