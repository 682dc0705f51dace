import type { ConsoleRoute } from '@console/shell-layout';
import { groupRoutes } from '../groups/group-routes';
import { tenantAppsLocale } from '../locales/tenant-apps-locale';
import { memberRoutes } from '../members/member-routes';

const MANAGEMENT = '/apps/management';

/** The groups and members of the admin app. @see spec 2.3 */
export const managementRoutes: ConsoleRoute = {
  path: MANAGEMENT,
  namespace: tenantAppsLocale.namespace,
  meta: {
    key: 'tenantApps:routes.management',
    subtitle: 'tenantApps:subtitles.management',
    icon: 'management',
    order: 10,
    requiresAuth: true,
    requiredPermission: true,
    isHideSubApp: true,
  },
  redirectTo: `${MANAGEMENT}/member`,
  screen: () => import('./management-page').then((module) => module.ManagementPage),
  children: [memberRoutes(MANAGEMENT, 1), ...groupRoutes(MANAGEMENT, 2)],
};
