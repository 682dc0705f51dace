import { ADMIN_APP_ID } from '@console/http';
import { MAX_PAGE_SIZE } from '@console/http/contract';
import { useGetUserDetailQuery } from '@console/shell-layout';
import {
  useListAdminApiGroupsQuery,
  useListAppApiGroupsQuery,
  useListTenantAppApiGroupsQuery,
} from '../api/api-groups-api';
import type { ApiGroupDetail } from '../contract';
import type { ManagedApp } from '../managed-app/use-managed-app';

/** An API group, as a group of one app may be given it. */
export interface GrantableApiGroup extends ApiGroupDetail {
  /**
   * Why nobody here can give it: the app itself does not have it; or, in the admin app, the signed-in person does not hold
   * it, and nobody gives more than they hold.
   */
  lock?: 'notOfApp' | 'moreThanOwn';
}

const ALL = { perPage: MAX_PAGE_SIZE };

/**
 * The API groups that groups of the app may be given, and those that they may not with the reason: as a query answers.
 * @see spec 7.2
 */
export function useGrantableApiGroups({ appId }: ManagedApp) {
  const isAdminApp = appId === ADMIN_APP_ID;
  const ofAdminApp = useListAdminApiGroupsQuery(ALL, { skip: !isAdminApp });
  const own = useGetUserDetailQuery({}, { skip: !isAdminApp });
  const ofTenantApps = useListAppApiGroupsQuery(ALL, { skip: isAdminApp });
  const granted = useListTenantAppApiGroupsQuery({ id: appId }, { skip: isAdminApp });

  const asked = isAdminApp ? ([ofAdminApp, own] as const) : ([ofTenantApps, granted] as const);
  const data = isAdminApp
    ? locked(
        ofAdminApp.data?.data,
        own.data?.group.permission.map(({ apiGroupId }) => apiGroupId),
        'moreThanOwn',
      )
    : locked(
        ofTenantApps.data?.data,
        granted.currentData?.data.flatMap((apiGroup) => (apiGroup.granted ? apiGroup.apiGroupId : [])),
        'notOfApp',
      );
  return {
    data,
    error: asked.map(({ error }) => error).find((error) => error !== undefined),
    refetch: () => {
      for (const { error, refetch } of asked) if (error) void refetch();
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
