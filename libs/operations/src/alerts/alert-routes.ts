import { lazyPrefetch, type ConsoleRoute } from '@console/shell-layout';
import { operationsLocale } from '../locales/operations-locale';

/** Alerts of an app; an alert opens in a drawer. @see spec 2.5, 3.6 */
export function alertRoutes(path: string) {
  return {
    namespace: operationsLocale.namespace,
    screen: () => import('./alert-list-page').then((module) => module.AlertListPage),
    prefetch: lazyPrefetch(async () => (await import('./alert-list-query')).prefetchAlerts),
    children: [
      {
        path: `${path}/:alertId`,
        meta: { key: 'operations:routes.alert', requiresAuth: true, hideInMenu: true },
        screen: () => import('./alert-drawer').then((module) => module.AlertDrawer),
      },
    ],
  } satisfies Omit<ConsoleRoute, 'path' | 'meta'>;
}
