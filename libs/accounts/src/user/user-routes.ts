import { comingScreen, type ConsoleRoute } from '@console/shell-layout';
import { accountsLocale } from '../locales/accounts-locale';

/** @see docs/behaviour.md 2.3, 7.9 */
export const userRoutes: ConsoleRoute = {
  path: '/apps/account/:id',
  namespace: accountsLocale.namespace,
  meta: { key: 'accounts:routes.user', requiresAuth: true, hideInMenu: true },
  screen: comingScreen('accounts:coming.user'),
};
