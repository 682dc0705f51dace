import { comingScreen, type ConsoleRoute } from '@console/shell-layout';
import { accountsLocale } from '../locales/accounts-locale';

/** @see docs/behaviour.md 2.3, 7.9 */
export const userListRoutes: ConsoleRoute = {
  path: '/apps/accounts',
  namespace: accountsLocale.namespace,
  meta: {
    key: 'accounts:routes.users',
    icon: 'users',
    order: 10,
    requiresAuth: true,
    requiredPermission: true,
  },
  screen: comingScreen('accounts:coming.users'),
};
