import { latePrefetch } from '@console/shell-layout';
import type { BuiltInScreen } from '../catalogue/built-in';

/** The alerts of an app, each beside their list. @see docs/behaviour.md 2.5, 3.6 */
export function alertRoutes(path: string): BuiltInScreen {
  return {
    screen: () => import('./alert-list-page').then((module) => module.AlertListPage),
    prefetch: latePrefetch(async () => (await import('./prefetch-alerts')).prefetchAlerts),
    children: [
      {
        path: `${path}/:alertId`,
        meta: { key: 'products:routes.alert', requiresAuth: true, hideInMenu: true },
        screen: () => import('./alert-drawer').then((module) => module.AlertDrawer),
      },
    ],
  };
}
