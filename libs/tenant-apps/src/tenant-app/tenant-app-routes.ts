import type { ConsoleRoute } from '@console/shell-layout';
import { groupRoutes } from '../groups/group-routes';
import { tenantAppsLocale } from '../locales/tenant-apps-locale';
import { TENANT_APP_ACCESS } from '../managed-app/tenant-app-access';
import { memberRoutes } from '../members/member-routes';

const APP = '/apps/:appId';
const contentFor = { access: TENANT_APP_ACCESS };

/** One app: its frame, and its pages as tabs. Other libraries add theirs. @see spec 2.3 */
export const tenantAppRoutes: ConsoleRoute = {
  path: APP,
  namespace: tenantAppsLocale.namespace,
  meta: { key: 'tenantApps:routes.tenantApp', requiresAuth: true, hideInMenu: true },
  redirectTo: `${APP}/detail`,
  screen: () => import('./tenant-app-page').then((module) => module.TenantAppPage),
  children: [
    {
      path: `${APP}/detail`,
      meta: {
        key: 'tenantApps:routes.detail',
        requiresAuth: true,
        tab: 1,
        contentFor: { access: { 'admin-tenant-app': 'tenant-apps' }, members: true },
      },
      screen: () =>
        import('../tenant-app-detail/tenant-app-detail-page').then((module) => module.TenantAppDetailPage),
      children: [
        {
          path: `${APP}/detail/edit`,
          meta: { key: 'tenantApps:routes.editDetail', requiresAuth: true },
          screen: () =>
            import('../tenant-app-detail/edit-tenant-app-dialog').then(
              (module) => module.EditTenantAppDialog,
            ),
        },
        {
          path: `${APP}/detail/api-groups`,
          meta: { key: 'tenantApps:routes.appApiGroups', requiresAuth: true },
          screen: () =>
            import('../tenant-app-detail/app-api-groups-dialog').then((module) => module.AppApiGroupsDialog),
        },
        {
          path: `${APP}/detail/api-groups/:apiGroupId`,
          meta: { key: 'tenantApps:routes.apiGroup', requiresAuth: true },
          screen: () =>
            import('../tenant-app-detail/api-group-drawer').then((module) => module.ApiGroupDrawer),
        },
      ],
    },
    ...groupRoutes(APP, 2, { contentFor }),
    memberRoutes(APP, 3, { contentFor }),
  ],
};
