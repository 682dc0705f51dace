import { comingScreen, type ConsoleRoute } from '@console/shell-layout';
import { productsLocale } from '../locales/products-locale';

/** @see docs/behaviour.md 2.3 */
export const serverRoutes: ConsoleRoute = {
  path: '/apps/machine',
  namespace: productsLocale.namespace,
  meta: {
    key: 'products:routes.machine',
    icon: 'machine',
    order: 6,
    requiresAuth: true,
    requiredPermission: true,
  },
  screen: comingScreen('products:coming.machine'),
};
