import { lazyPrefetch, type ConsoleRoute } from '@console/shell-layout';
import { operationsLocale } from '../locales/operations-locale';
import { SERVERS_PATH } from '../paths/server-list-paths';

const hidden = { requiresAuth: true, hideInMenu: true };

/** Servers of one kind in an app. @see spec 2.3 */
export function serverModuleRoutes(path: string) {
  return {
    namespace: operationsLocale.namespace,
    screen: () => import('../servers/server-list-page').then((module) => module.ServerListPage),
    prefetch: lazyPrefetch(async () => {
      const { prefetchServers } = await import('../servers/server-list-query');
      return (context) => prefetchServers(path, context);
    }),
    children: [
      {
        path: `${path}/add`,
        meta: {
          key: 'operations:routes.addServer',
          ...(path === SERVERS_PATH && { action: true }),
          ...hidden,
        },
        screen: () => import('../servers/add-server-dialog').then((module) => module.AddServerDialog),
      },
      {
        path: `${path}/:serverId`,
        meta: { key: 'operations:routes.server', ...hidden },
        screen: () => import('./server-drawer').then((module) => module.ServerDrawer),
      },
      {
        path: `${path}/:serverId/detail`,
        meta: { key: 'operations:routes.server', ...hidden },
        screen: () => import('./server-page').then((module) => module.ServerPage),
      },
      {
        path: `${path}/:serverId/license`,
        meta: { key: 'operations:routes.serverLicense', ...hidden },
        screen: () => import('../servers/server-license-dialog').then((module) => module.ServerLicenseDialog),
      },
      {
        path: `${path}/:serverId/note`,
        meta: { key: 'operations:routes.serverNote', ...hidden },
        screen: () => import('../servers/server-note-dialog').then((module) => module.ServerNoteDialog),
      },
    ],
  } satisfies Omit<ConsoleRoute, 'path' | 'meta'>;
}

/** @see spec 2.3 */
export const serverRoutes: ConsoleRoute = {
  path: SERVERS_PATH,
  meta: {
    key: 'operations:routes.machine',
    keywords: 'keywords:servers',
    subtitle: 'operations:subtitles.machine',
    icon: 'machine',
    goKey: 's',
    order: 6,
    requiresAuth: true,
    requiredPermission: true,
  },
  ...serverModuleRoutes(SERVERS_PATH),
};
