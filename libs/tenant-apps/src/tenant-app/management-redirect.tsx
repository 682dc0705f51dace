import { ADMIN_APP_ID } from '@console/http';
import { Navigate, useParams } from 'react-router';
import { groupListPath, membersPath, tenantAppBase } from '../tenant-app-paths';

const ADMIN_BASE = '/apps/management';

const PATHS = {
  member: membersPath,
  group: (base: string) => groupListPath({ base }),
} as const;

/** Leads a module's page to the members or groups of the app. */
export function managementRedirectTo(list: keyof typeof PATHS) {
  return function ManagementRedirect() {
    const { appId = ADMIN_APP_ID } = useParams();
    return <Navigate replace to={PATHS[list](appId === ADMIN_APP_ID ? ADMIN_BASE : tenantAppBase(appId))} />;
  };
}
