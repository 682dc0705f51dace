import type { ConsoleRoute } from '@console/shell-layout';
import { groupRoutes } from '../groups/group-routes';
import { tenantAppsLocale } from '../locales/tenant-apps-locale';
import { memberRoutes } from '../members/member-routes';

const APP = '/apps/:appId';

/** One app: its frame, and its pages as tabs. Other libraries add theirs. @see docs/behaviour.md 2.3 */
export const tenantAppRoutes: ConsoleRoute = {
  path: APP,
  namespace: tenantAppsLocale.namespace,
  meta: { key: 'tenantApps:routes.tenantApp', requiresAuth: true, hideInMenu: true },
  redirectTo: `${APP}/detail`,
  screen: () => import('./tenant-app-page').then((module) => module.TenantAppPage),
  children: [
    {
      path: `${APP}/detail`,
      meta: { key: 'tenantApps:routes.detail', requiresAuth: true, tab: 1 },
      screen: () =>
        import('../tenant-app-detail/tenant-app-detail-page').then((module) => module.TenantAppDetailPage),
    },
    groupRoutes(APP, 2),
    memberRoutes(APP, 3),
  ],
};
