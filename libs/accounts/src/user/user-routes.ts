import type { ConsoleRoute } from '@console/shell-layout';
import { accountsLocale } from '../locales/accounts-locale';

const USER = '/apps/account/:id';

/** @see docs/behaviour.md 2.3, 7.9 */
export const userRoutes: ConsoleRoute = {
  path: USER,
  namespace: accountsLocale.namespace,
  meta: { key: 'accounts:routes.user', requiresAuth: true, hideInMenu: true },
  screen: () => import('./user-page').then((module) => module.UserPage),
  children: [
    {
      path: `${USER}/edit`,
      meta: { key: 'accounts:routes.editUser', requiresAuth: true, hideInMenu: true },
      screen: () => import('./edit-user-dialog').then((module) => module.EditUserDialog),
    },
  ],
};
