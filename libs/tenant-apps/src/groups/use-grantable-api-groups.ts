import { ADMIN_APP_ID } from '@console/http';
import { MAX_PAGE_SIZE } from '@console/http/contract';
import { useGetUserDetailQuery } from '@console/shell-layout';
import { type Page, rowsOf, unlessMissing } from '@console/ui/list';
import {
  useListAdminApiGroupsQuery,
  useListAppApiGroupsQuery,
  useListTenantAppApiGroupsQuery,
} from '../api/groups-api';
import type { ApiGroup, ApiGroupDetail } from '../contract';
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
        adminAppGroups.data,
        me.data?.group.permission.map(({ apiGroupId }) => apiGroupId),
        'notHeld',
      )
    : locked(
        tenantAppGroups.data,
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
  page: Page<ApiGroupDetail> | undefined,
  open: readonly string[] | undefined,
  lock: NonNullable<GrantableApiGroup['lock']>,
): GrantableApiGroup[] | undefined {
  if (!page || !open) return undefined;
  return rowsOf(page)
    .rows.flatMap(validFields)
    .map((apiGroup) => (open.includes(apiGroup.apiGroupId) ? apiGroup : { ...apiGroup, lock }));
}

/** An API group with the fields that are valid; none without its ID. */
function validFields(given: ApiGroupDetail): ApiGroupDetail[] {
  const apiGroupId = unlessMissing(() => given.apiGroupId, '');
  if (apiGroupId === '') return [];
  return [
    {
      apiGroupId,
      name: unlessMissing(() => given.name, apiGroupId),
      description: unlessMissing(() => given.description, ''),
      adminOnly: unlessMissing(() => given.adminOnly, false),
      operations: unlessMissing(() => given.operations, []),
    },
  ];
}

export function apiGroupNames(page: Page<ApiGroup> | undefined): ReadonlyMap<string, string> {
  return new Map(
    rowsOf(page).rows.flatMap((given) =>
      unlessMissing<[string, string][]>(() => [[given.apiGroupId, given.name]], []),
    ),
  );
}
