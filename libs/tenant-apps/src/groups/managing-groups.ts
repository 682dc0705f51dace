import { API_GROUP_IDS, type ApiGroupId } from '@console/http/contract';
import type { Requirement } from '@console/shell-layout';
import type { TenantGroup } from '../contract';
import type { ManagedApp } from '../managed-app/use-managed-app';
import type { GrantableApiGroup } from './use-grantable-api-groups';

/** What it takes to make groups of an app. */
export function toManageGroups({ access }: ManagedApp): Requirement {
  return { access, change: true };
}

/**
 * What it takes to change or delete one group: in the admin app also all that it grants, for nobody there manages a group
 * that may do more than their own. Of what the person lacks, the first is named. @see spec 7.6
 */
export function toManageGroup(
  app: ManagedApp,
  { apiGroups }: Pick<TenantGroup, 'apiGroups'>,
  grantable: readonly GrantableApiGroup[] = [],
): Requirement {
  const beyond = knownApiGroups(apiGroups).find((id) =>
    grantable.some(({ apiGroupId, lock }) => apiGroupId === id && lock === 'moreThanOwn'),
  );
  return { ...toManageGroups(app), ...(beyond && { permission: beyond }) };
}

/** API groups in one order, whatever order they were chosen in; what the contract does not know is left out. */
export function knownApiGroups(ids: readonly string[]): ApiGroupId[] {
  return API_GROUP_IDS.filter((id) => ids.includes(id));
}
