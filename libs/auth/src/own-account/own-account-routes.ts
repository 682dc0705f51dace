import type { ConsoleRoute } from '@console/shell-layout';
import { emailChangeRoutes } from '../email-change/email-change-routes';
import { authLocale } from '../locales/auth-locale';
import { twoFactorRoutes } from '../two-factor/two-factor-routes';
import { USER_INFO_PATH } from './own-account-paths';

const requiresAuth = true;

/** The signed-in person's own pages; other features bring theirs as `userRoutes`. @see spec 2.3 */
export const ownAccountRoutes: ConsoleRoute = {
  path: '/user',
  namespace: authLocale.namespace,
  meta: { key: 'auth:routes.profile', requiresAuth, hideInMenu: true },
  redirectTo: USER_INFO_PATH,
  screen: () => import('./own-account-page').then((module) => module.OwnAccountPage),
  children: [
    {
      path: USER_INFO_PATH,
      meta: { key: 'auth:routes.userInfo', requiresAuth, tab: 1 },
      screen: () => import('../user-info/user-info-page').then((module) => module.UserInfoPage),
      children: [...emailChangeRoutes, ...twoFactorRoutes],
    },
    {
      path: '/user/info_',
      meta: { key: 'auth:routes.profile', tabKey: 'auth:ownAccount.profile', requiresAuth, tab: 2 },
      screen: () => import('../profile/profile-page').then((module) => module.ProfilePage),
    },
    {
      path: '/user/password',
      meta: { key: 'auth:routes.password', requiresAuth, tab: 3 },
      screen: () => import('../password/change-password-page').then((module) => module.ChangePasswordPage),
    },
  ],
};
