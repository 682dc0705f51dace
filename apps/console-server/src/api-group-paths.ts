import type { ProxyGroup } from '@console/http/contract';

/** What the paths of the platform start with, where they are called on the console's own origin. */
export const RELAYED_PATHS = ['/auth-service/', '/admin/', '/api/billing/'];

/** Which paths of the platform each API group of the proxy form reaches. */
const API_GROUP_PATHS: Record<ProxyGroup, readonly string[]> = {
  authServiceApi: ['/auth-service/'],
  apiAdminAccount: ['/admin/api/user/'],
  apiTenantApp: ['/admin/api/tenant-app/', '/admin/api/document/'],
  apiAdminBilling: [
    '/admin/api/billing/',
    '/api/billing/',
    '/admin/api/alert/',
    '/admin/api/audit/',
    '/admin/api/machine/',
  ],
  apiAdminQuota: ['/admin/api/quota/'],
};

/** What the paths of a group start with; undefined when there is no such group. */
export function apiGroupPaths(group: string): readonly string[] | undefined {
  return Object.entries(API_GROUP_PATHS).find(([name]) => name === group)?.[1];
}
