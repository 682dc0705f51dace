import type { PrefetchContext } from '@console/shell-layout';
import type { BuiltInScreen } from '../catalogue/built-in';

/** The alerts of an app, each beside their list. @see docs/behaviour.md 2.5, 3.6 */
export function alertRoutes(path: string): BuiltInScreen {
  return {
    screen: () => import('./alert-list-page').then((module) => module.AlertListPage),
    prefetch: async (context: PrefetchContext) => {
      // The call knows the contract, which the sign-in page has no need of.
      const { prefetchAlerts } = await import('./prefetch-alerts');
      await prefetchAlerts(context);
    },
    children: [
      {
        path: `${path}/:alertId`,
        meta: { key: 'products:routes.alert', requiresAuth: true, hideInMenu: true },
        screen: () => import('./alert-drawer').then((module) => module.AlertDrawer),
      },
    ],
  };
}
