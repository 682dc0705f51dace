import { lazyPrefetch, type ConsoleRoute, type RouteMeta } from '@console/shell-layout';
import { alertSettingsRoutes } from './alert-settings/alert-settings-routes';
import { ALERTS_ACCESS } from './contract/operations-access';
import { operationsLocale } from './locales/operations-locale';

/** Alerts of an app; an alert opens in a drawer. @see spec 2.5, 3.6 */
export function alertRoutes(path: string) {
  return {
    namespace: operationsLocale.namespace,
    contentFor: { access: ALERTS_ACCESS },
    screen: () => import('./alerts/alert-list-page').then((module) => module.AlertListPage),
    prefetch: lazyPrefetch(async () => (await import('./alerts/alert-list-query')).prefetchAlerts),
    children: [
      ...alertSettingsRoutes(path),
      {
        path: `${path}/:alertId`,
        meta: { key: 'operations:routes.alert', requiresAuth: true, hideInMenu: true },
        screen: () => import('./alerts/alert-drawer').then((module) => module.AlertDrawer),
      },
    ],
  } satisfies Omit<ConsoleRoute, 'path' | 'meta'> & Pick<RouteMeta, 'contentFor'>;
}
