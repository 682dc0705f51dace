import { ADMIN_APP_ID } from '@console/http';
import type { ApiGroupId } from '@console/http/contract';
import { useParams } from 'react-router';
import { useGetTenantAppDetailsQuery } from '../api/tenant-apps-api';
import { tenantAppBase } from '../tenant-app-paths';

/** An app whose groups and members a page is about, and what it takes to manage them. */
export interface ManagedApp {
  appId: string;
  /** The address of the app's frame, below which the pages stand. */
  base: string;
  /** The API group that whoever manages them has to hold. */
  permission: ApiGroupId;
  /** How people call it; the admin app has no name but that of its place. */
  name?: string;
  /** Put away: its groups and members can be looked at, and changed by nobody. */
  archived: boolean;
}

const ADMIN_APP: ManagedApp = {
  appId: ADMIN_APP_ID,
  base: '/apps/management',
  permission: 'admin-management',
  archived: false,
};

/**
 * The app that the open page is about: the one in the address, or the admin app below `/apps/management`.
 * @see docs/behaviour.md 2.3
 */
export function useManagedApp(): ManagedApp {
  const { appId } = useParams();
  const { currentData } = useGetTenantAppDetailsQuery({ id: appId ?? '' }, { skip: appId === undefined });
  if (appId === undefined) return ADMIN_APP;
  return {
    appId,
    base: tenantAppBase(appId),
    permission: 'admin-tenant-app',
    archived: currentData?.status === 'archived',
    ...(currentData && { name: currentData.name }),
  };
}
