import type { ConsoleRoute } from '@console/shell-layout';
import { tenantAppsLocale } from '../locales/tenant-apps-locale';
import { CREATE_OWN_APP_PATH, MY_APPS_PATH } from './own-app-paths';

const APP = `${MY_APPS_PATH}/:appId`;

const namespace = tenantAppsLocale.namespace;
const requiresAuth = true;

/** The apps that the signed-in person is a member of, as pages of their own. @see spec 7.2 */
export const ownAppRoutes: ConsoleRoute[] = [
  {
    path: MY_APPS_PATH,
    namespace,
    meta: { key: 'tenantApps:routes.myApps', requiresAuth, tab: 4 },
    screen: () => import('./own-app-list-page').then((module) => module.OwnAppListPage),
    children: [
      {
        path: CREATE_OWN_APP_PATH,
        meta: { key: 'tenantApps:routes.createOwnApp', requiresAuth },
        screen: () => import('./create-own-app-dialog').then((module) => module.CreateOwnAppDialog),
      },
    ],
  },
  {
    path: APP,
    namespace,
    meta: { key: 'tenantApps:routes.ownApp', requiresAuth },
    screen: () => import('./own-app-page').then((module) => module.OwnAppPage),
    children: [
      {
        path: `${APP}/rename`,
        meta: { key: 'tenantApps:routes.renameOwnApp', requiresAuth },
        screen: () => import('./rename-own-app-dialog').then((module) => module.RenameOwnAppDialog),
      },
    ],
  },
];
