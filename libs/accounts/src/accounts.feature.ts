import { type ConsoleFeature, type ConsoleRoute, lazyPrefetch } from '@console/shell-layout';
import { accountsLocale } from './locales/accounts-locale';
import { CREATE_USER_PATH, INVITE_USERS_PATH, USER_INVITATIONS_PATH, USERS_PATH } from './user-paths';

const guarded = { requiresAuth: true, requiredPermission: true };

const prefetch = lazyPrefetch(async () => (await import('./user-list/user-list-query')).prefetchUserList);

const userListRoutes: ConsoleRoute = {
  path: USERS_PATH,
  namespace: accountsLocale.namespace,
  meta: {
    key: 'accounts:routes.users',
    keywords: 'keywords:users',
    subtitle: 'accounts:subtitles.users',
    icon: 'users',
    goKey: 'u',
    order: 10,
    ...guarded,
  },
  screen: () => import('./user-list/user-list-page').then((module) => module.UserListPage),
  prefetch,
  children: [
    {
      path: CREATE_USER_PATH,
      meta: {
        key: 'accounts:routes.createUser',
        keywords: 'keywords:createUser',
        hideInMenu: true,
        action: true,
        ...guarded,
      },
      screen: () => import('./create-user/create-user-dialog').then((module) => module.CreateUserDialog),
    },
    {
      path: INVITE_USERS_PATH,
      meta: {
        key: 'accounts:routes.inviteUsers',
        keywords: 'keywords:inviteUsers',
        hideInMenu: true,
        action: true,
        ...guarded,
      },
      screen: () => import('./invite-users/invite-users-dialog').then((module) => module.InviteUsersDialog),
    },
  ],
};

const invitationRoutes: ConsoleRoute = {
  path: USER_INVITATIONS_PATH,
  namespace: accountsLocale.namespace,
  meta: { key: 'accounts:routes.invitations', hideInMenu: true, ...guarded },
  screen: () => import('./invitations/invitation-list-page').then((module) => module.InvitationListPage),
};

const USER = '/apps/account/:id';

/** @see spec 2.3, 7.9 */
const userRoutes: ConsoleRoute = {
  path: USER,
  namespace: accountsLocale.namespace,
  meta: { key: 'accounts:routes.user', requiresAuth: true, hideInMenu: true },
  screen: () => import('./user/user-page').then((module) => module.UserPage),
  children: [
    {
      path: `${USER}/edit`,
      meta: { key: 'accounts:routes.editUser', requiresAuth: true, hideInMenu: true },
      screen: () => import('./user/edit-user-dialog').then((module) => module.EditUserDialog),
    },
  ],
};

export const accounts: ConsoleFeature = {
  appsRoutes: [userListRoutes, invitationRoutes, userRoutes],
  locale: accountsLocale,
  objects: () => import('./user-objects').then((module) => module.userObjects),
};
