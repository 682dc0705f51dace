import { comingScreen, type ConsoleRoute } from '@console/shell-layout';
import { productsLocale } from '../locales/products-locale';

/** @see docs/behaviour.md 2.3 */
export const documentRoutes: ConsoleRoute = {
  path: '/apps/document',
  namespace: productsLocale.namespace,
  meta: {
    key: 'products:routes.document',
    icon: 'document',
    order: 20,
    requiresAuth: true,
    requiredPermission: true,
  },
  screen: comingScreen('products:coming.document'),
};
