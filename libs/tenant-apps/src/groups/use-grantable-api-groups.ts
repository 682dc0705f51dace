import { ADMIN_APP_ID } from '@console/http';
import { MAX_PAGE_SIZE } from '@console/http/contract';
import { useGetUserDetailQuery } from '@console/shell-layout';
import {
  useListAdminApiGroupsQuery,
  useListAppApiGroupsQuery,
  useListTenantAppApiGroupsQuery,
} from '../api/groups-api';
import type { ApiGroupDetail } from '../contract';
import type { ManagedApp } from '../use-managed-app';

export interface GrantableApiGroup extends ApiGroupDetail {
  /**
   * Why the API group cannot be granted: the app does not have it, or, in the admin app, the user does not
   * hold it.
   */
  lock?: 'notOfApp' | 'notHeld';
}

const ALL = { perPage: MAX_PAGE_SIZE };

/** @see spec 7.2 */
export function useGrantableApiGroups({ appId }: ManagedApp) {
  const isAdminApp = appId === ADMIN_APP_ID;
  const adminAppGroups = useListAdminApiGroupsQuery(ALL, { skip: !isAdminApp });
  const me = useGetUserDetailQuery({}, { skip: !isAdminApp });
  const tenantAppGroups = useListAppApiGroupsQuery(ALL, { skip: isAdminApp });
  const granted = useListTenantAppApiGroupsQuery({ id: appId }, { skip: isAdminApp });

  const queries = isAdminApp ? ([adminAppGroups, me] as const) : ([tenantAppGroups, granted] as const);
  const currentData = isAdminApp
    ? locked(
        adminAppGroups.data?.data,
        me.data?.group.permission.map(({ apiGroupId }) => apiGroupId),
        'notHeld',
      )
    : locked(
        tenantAppGroups.data?.data,
        granted.currentData?.data.flatMap((apiGroup) => (apiGroup.granted ? apiGroup.apiGroupId : [])),
        'notOfApp',
      );
  return {
    currentData,
    error: queries.map(({ error }) => error).find((error) => error !== undefined),
    refetch: () => {
      for (const { error, refetch } of queries) if (error) void refetch();
    },
  };
}

function locked(
  apiGroups: readonly ApiGroupDetail[] | undefined,
  open: readonly string[] | undefined,
  lock: NonNullable<GrantableApiGroup['lock']>,
): GrantableApiGroup[] | undefined {
  if (!apiGroups || !open) return undefined;
  return apiGroups.map((apiGroup) => (open.includes(apiGroup.apiGroupId) ? apiGroup : { ...apiGroup, lock }));
}
