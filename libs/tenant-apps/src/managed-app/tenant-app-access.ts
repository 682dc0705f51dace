/** Who manages the groups and members of a tenant app. */
export const TENANT_APP_ACCESS = { 'admin-tenant-app': 'tenant-apps', management: 'own-app' } as const;
