import type { ProxyGroup } from '@console/http/contract';

/** What players on any origin call, without a session. */
export const OPEN_PATH = '/media/';

/** Path prefixes of the platform on the console’s origin. */
export const RELAYED_PATHS = ['/auth-service/', '/admin/', '/api/billing/', OPEN_PATH];

/** Path prefixes that each API group of the proxy form can reach. */
const API_GROUP_PATHS: Record<ProxyGroup, readonly string[]> = {
  authServiceApi: ['/auth-service/'],
  apiAdminAccount: ['/admin/api/user/'],
  apiTenantApp: [
    '/admin/api/tenant-app/',
    '/admin/api/document/',
    '/admin/api/search',
    '/admin/api/status-banner',
  ],
  apiAdminBilling: [
    '/admin/api/billing/',
    '/api/billing/',
    '/admin/api/alert/',
    '/admin/api/audit/',
    '/admin/api/live/',
    '/admin/api/machine/',
    '/admin/api/ssai/',
    '/admin/api/vod/',
    '/admin/api/vast/',
  ],
  apiAdminQuota: ['/admin/api/quota/'],
};

export function apiGroupPaths(group: string): readonly string[] | undefined {
  return Object.entries(API_GROUP_PATHS).find(([name]) => name === group)?.[1];
}
