import { ADMIN_APP_ID, consoleApi, listTag, query } from '@console/http';
import type { GroupAccess } from '@console/http/contract';
import { useAppDetail, useGetUserDetailQuery } from '@console/shell-layout';
import { accessDenial, NOT_A_MEMBER, permissionsOf } from '@console/shell-layout/app';
import { listMyApps } from '@console/tenant-apps/contract';

const dashboardApi = consoleApi.enhanceEndpoints({ addTagTypes: ['APP_LIST'] }).injectEndpoints({
  endpoints: (build) => ({
    findNewestApp: query(build, listMyApps, { providesTags: [listTag('APP_LIST')] }),
  }),
});

const { useFindNewestAppQuery } = dashboardApi;

const NEWEST = { customFields: { kind: 'tenant' as const }, sort: '-createdAt', page: 1, perPage: 1 };

interface DashboardScope {
  /** Undefined for all apps. */
  appId: string | undefined;
  /** The name of the one app. */
  appName?: string | undefined;
  allows: (access: GroupAccess | undefined) => boolean;
}

/**
 * What the dashboard is about: all apps for staff of the admin app, one app for members: the current or the
 * newest. Undefined while loading.
 */
export function useDashboardScope(): DashboardScope | undefined {
  const { data: inAdminApp } = useGetUserDetailQuery({});
  const isStaff = inAdminApp !== undefined && inAdminApp.group.permission.length > 0;
  const isMember = inAdminApp !== undefined && !isStaff;
  const current = useAppDetail().appId;
  const newest = useFindNewestAppQuery(NEWEST, { skip: !isMember || current !== ADMIN_APP_ID });
  const appId = current === ADMIN_APP_ID ? newest.currentData?.data[0]?.appId : current;
  const isOfApp = isMember && appId !== undefined;
  const { subscription } = useAppDetail(appId);
  const { currentData: inApp, error } = useGetUserDetailQuery(
    { ...(appId !== undefined && { appId }) },
    { skip: !isOfApp },
  );

  if (isStaff) {
    const permissions = permissionsOf(inAdminApp);
    return {
      appId: undefined,
      allows: (access = {}) =>
        Object.keys(access).length === 0 || !accessDenial(access, { permissions, app: NOT_A_MEMBER }),
    };
  }
  if (isMember && (newest.currentData?.total === 0 || newest.error || error)) {
    return { appId: undefined, allows: (access) => access === undefined };
  }
  if (!inApp) return undefined;
  const app = { permissions: permissionsOf(inApp), isMember: true };
  return {
    appId,
    appName: subscription?.name,
    allows: (access) => access === undefined || !accessDenial(access, { permissions: new Set(), app }),
  };
}
