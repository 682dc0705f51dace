import type { Requirement } from '@console/ui';

export const TENANT_APP_ACCESS = { 'admin-tenant-app': 'tenant-apps', management: 'own-app' } as const;

/** Required to change a tenant app. @see spec 6 */
export const CHANGE_TENANT_APPS: Requirement = { permission: 'admin-tenant-app', change: true };

/** Required of members to change their app. @see spec 7.2 */
export const CHANGE_MY_APP: Requirement = { access: { management: 'own-app' }, change: true };
