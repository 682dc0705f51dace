import { latePrefetch, type ConsoleRoute } from '@console/shell-layout';
import type { BuiltInScreen } from '../catalogue/built-in';
import { productsLocale } from '../locales/products-locale';
import { SERVERS_PATH } from './server-paths';

const hidden = { requiresAuth: true, hideInMenu: true };

/** The servers of an app that are of one kind, each beside their list. @see docs/behaviour.md 2.3 */
export function serverModuleRoutes(path: string): BuiltInScreen {
  return {
    screen: () => import('./server-list-page').then((module) => module.ServerListPage),
    prefetch: latePrefetch(async () => {
      const { prefetchServers } = await import('./prefetch-servers');
      return (context) => prefetchServers(path, context);
    }),
    children: [
      {
        path: `${path}/add`,
        meta: { key: 'products:routes.addServer', ...hidden },
        screen: () => import('./add-server-dialog').then((module) => module.AddServerDialog),
      },
      {
        path: `${path}/:serverId`,
        meta: { key: 'products:routes.server', ...hidden },
        screen: () => import('./server-drawer').then((module) => module.ServerDrawer),
      },
      {
        path: `${path}/:serverId/license`,
        meta: { key: 'products:routes.serverLicense', ...hidden },
        screen: () => import('./server-license-dialog').then((module) => module.ServerLicenseDialog),
      },
      {
        path: `${path}/:serverId/note`,
        meta: { key: 'products:routes.serverNote', ...hidden },
        screen: () => import('./server-note-dialog').then((module) => module.ServerNoteDialog),
      },
    ],
  };
}

/** The servers of every app. @see docs/behaviour.md 2.3 */
export const serverRoutes: ConsoleRoute = {
  path: SERVERS_PATH,
  namespace: productsLocale.namespace,
  meta: {
    key: 'products:routes.machine',
    subtitle: 'products:subtitles.machine',
    icon: 'machine',
    order: 6,
    requiresAuth: true,
    requiredPermission: true,
  },
  ...serverModuleRoutes(SERVERS_PATH),
};
