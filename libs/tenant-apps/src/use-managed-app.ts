import { ADMIN_APP_ID, type ConsoleError } from '@console/http';
import type { GroupAccess } from '@console/http/contract';
import { useActionDenial, useAppDetail } from '@console/shell-layout';
import { useParams } from 'react-router';
import { useFindMyAppsQuery } from './api/my-apps-api';
import { useGetTenantAppDetailsQuery } from './api/tenant-apps-api';
import { TENANT_APP_ACCESS } from './tenant-app-access';
import { tenantAppBase } from './tenant-app-paths';

export interface ManagedApp {
  appId: string;
  base: string;
  access: GroupAccess;
  name?: string;
  archived: boolean;
}

const ADMIN_APP: ManagedApp = {
  appId: ADMIN_APP_ID,
  base: '/apps/management',
  access: { 'admin-management': 'admin-app' },
  archived: false,
};

/** The app of the URL, or the admin app below `/apps/management`. @see spec 2.3 */
export function useManagedApp(): ManagedApp {
  const { appId } = useParams();
  const role = useAppRole();
  const staffDetails = useGetTenantAppDetailsQuery(
    { id: appId ?? '' },
    { skip: appId === undefined || role !== 'staff' },
  );
  const mine = useMyApp(appId ?? '', { skip: appId === undefined || role !== 'member' });
  if (appId === undefined) return ADMIN_APP;
  const app = staffDetails.currentData ?? mine.currentData;
  return {
    appId,
    base: tenantAppBase(appId),
    access: TENANT_APP_ACCESS,
    archived: app?.status === 'archived',
    ...(app && { name: app.name }),
  };
}

type AppRole = 'staff' | 'member' | 'none';

/**
 * The current user's relation to the app of the URL; undefined while loading. For staff the admin app is an
 * unknown tenant app.
 */
export function useAppRole(): AppRole | undefined {
  const { appId } = useParams();
  const isStaff = useActionDenial({ permission: 'admin-tenant-app' }) === undefined;
  const { subscription, isMember, isFailed } = useAppDetail();
  if (isStaff) return 'staff';
  if (appId === ADMIN_APP_ID) return 'none';
  if (subscription) return isMember ? 'member' : 'none';
  return isFailed ? 'none' : undefined;
}

const NO_SUCH_APP: ConsoleError = { kind: 'http', status: 404, message: [], errors: [], fieldErrors: {} };

/** Behaves like a detail query: 404 for apps the user is not a member of. */
export function useMyApp(appId: string, { skip = false } = {}) {
  const { currentData, error, refetch } = useFindMyAppsQuery(myAppArgs(appId), { skip });
  const app = currentData?.data.find((each) => each.appId === appId);
  return { currentData: app, error: error ?? (currentData && !app ? NO_SUCH_APP : undefined), refetch };
}

export function myAppArgs(appId: string) {
  return { appId, customFields: { appId, kind: 'tenant' as const }, perPage: 1 };
}
