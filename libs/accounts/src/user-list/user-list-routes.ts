import { latePrefetch, type ConsoleRoute } from '@console/shell-layout';
import { accountsLocale } from '../locales/accounts-locale';
import { CREATE_USER_PATH, INVITE_USERS_PATH, USERS_PATH } from './user-list-paths';

const guarded = { requiresAuth: true, requiredPermission: true };

const prefetch = latePrefetch(async () => (await import('./prefetch-user-list')).prefetchUserList);

/** @see docs/behaviour.md 2.3, 7.9 */
export const userListRoutes: ConsoleRoute = {
  path: USERS_PATH,
  namespace: accountsLocale.namespace,
  meta: {
    key: 'accounts:routes.users',
    subtitle: 'accounts:subtitles.users',
    icon: 'users',
    order: 10,
    ...guarded,
  },
  screen: () => import('./user-list-page').then((module) => module.UserListPage),
  prefetch,
  children: [
    {
      path: CREATE_USER_PATH,
      meta: { key: 'accounts:routes.createUser', hideInMenu: true, ...guarded },
      screen: () => import('../create-user/create-user-dialog').then((module) => module.CreateUserDialog),
    },
    {
      path: INVITE_USERS_PATH,
      meta: { key: 'accounts:routes.inviteUsers', hideInMenu: true, ...guarded },
      screen: () => import('../invite-users/invite-users-dialog').then((module) => module.InviteUsersDialog),
    },
  ],
};
