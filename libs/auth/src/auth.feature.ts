import type { ConsoleFeature, ConsoleRoute } from '@console/shell-layout';
import { authLocale } from './locales/auth-locale';

const signInScreen = () => import('./sign-in/sign-in-page').then((module) => module.SignInPage);

const namespace = authLocale.namespace;

const routes: ConsoleRoute[] = [
  {
    path: '/auth/login',
    namespace,
    meta: { key: 'auth:routes.signIn', layout: 'auth', hideInMenu: true },
    screen: signInScreen,
  },
  {
    path: '/auth/check-code',
    namespace,
    meta: { key: 'auth:routes.checkCode', layout: 'auth', hideInMenu: true },
    screen: () => import('./check-code/check-code-page').then((module) => module.CheckCodePage),
  },
  {
    path: '/login',
    namespace,
    meta: { key: 'auth:routes.signIn', layout: 'auth', order: 4, hideInMenu: true },
    screen: signInScreen,
  },
  {
    path: '/user',
    namespace,
    meta: { key: 'auth:routes.userInfo', requiresAuth: true, hideInMenu: true },
    redirectTo: '/user/info',
    children: [
      {
        path: '/user/info',
        meta: { key: 'auth:routes.userInfo', requiresAuth: true },
        screen: () => import('./user-info/user-info-page').then((module) => module.UserInfoPage),
      },
    ],
  },
];

/** Sits below /apps, where the console puts it. */
const twoFactorSetup: ConsoleRoute = {
  path: '/apps/2fa',
  namespace,
  meta: { key: 'auth:routes.twoFactorSetup', requiresAuth: true, hideInMenu: true },
  screen: () =>
    import('./two-factor-setup/two-factor-setup-page').then((module) => module.TwoFactorSetupPage),
};

/** Signing in, the second factor, and the signed-in person's own pages. */
export const auth = { routes, appsRoutes: [twoFactorSetup], locale: authLocale } satisfies ConsoleFeature;
