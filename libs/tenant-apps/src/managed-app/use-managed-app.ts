import { ADMIN_APP_ID } from '@console/http';
import type { GroupAccess } from '@console/http/contract';
import { useParams } from 'react-router';
import { useGetTenantAppDetailsQuery } from '../api/tenant-apps-api';
import { useMyApp } from '../own-apps/use-my-app';
import { tenantAppBase } from '../tenant-app-paths';
import { TENANT_APP_ACCESS } from './tenant-app-access';
import { useStanding } from './use-standing';

/** An app whose groups and members a page is about, and what it takes to manage them. */
export interface ManagedApp {
  appId: string;
  /** The address of the app's frame, below which the pages stand. */
  base: string;
  /** Who manages them. */
  access: GroupAccess;
  /** How people call it; the admin app has no name but that of its place. */
  name?: string;
  /** Put away: its groups and members can be looked at, and changed by nobody. */
  archived: boolean;
}

const ADMIN_APP: ManagedApp = {
  appId: ADMIN_APP_ID,
  base: '/apps/management',
  access: { 'admin-management': 'admin-app' },
  archived: false,
};

/**
 * The app that the open page is about: the one in the address, or the admin app below `/apps/management`.
 * @see spec 2.3
 */
export function useManagedApp(): ManagedApp {
  const { appId } = useParams();
  const standing = useStanding();
  const ofStaff = useGetTenantAppDetailsQuery(
    { id: appId ?? '' },
    { skip: appId === undefined || standing !== 'staff' },
  );
  const ofOwn = useMyApp(appId ?? '', { skip: appId === undefined || standing !== 'member' });
  if (appId === undefined) return ADMIN_APP;
  const app = ofStaff.currentData ?? ofOwn.app;
  return {
    appId,
    base: tenantAppBase(appId),
    access: TENANT_APP_ACCESS,
    archived: app?.status === 'archived',
    ...(app && { name: app.name }),
  };
}
