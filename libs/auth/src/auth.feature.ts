import { comingScreen, type ConsoleFeature, type ConsoleRoute } from '@console/shell-layout';
import { authLocale } from './locales/auth-locale';
import { userRoutes } from './user-page/user-routes';

const signInScreen = () => import('./sign-in/sign-in-page').then((module) => module.SignInPage);

const namespace = authLocale.namespace;

/** Where the other links in mails lead. */
const mailPlaces = (
  [
    ['/auth/confirm', 'confirm'],
    ['/auth/reset-password', 'resetPassword'],
  ] as const
).map(([path, name]): ConsoleRoute => ({
  path,
  namespace,
  meta: { key: `auth:routes.${name}`, layout: 'auth', hideInMenu: true },
  screen: comingScreen(`auth:coming.${name}`),
}));

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
    path: '/auth/invite-member',
    namespace,
    meta: { key: 'auth:routes.inviteMember', layout: 'auth', hideInMenu: true },
    screen: () => import('./invitation/invitation-page').then((module) => module.InvitationPage),
  },
  ...mailPlaces,
  {
    path: '/login',
    namespace,
    meta: { key: 'auth:routes.signIn', layout: 'auth', order: 4, hideInMenu: true, keepAlive: true },
    screen: signInScreen,
  },
  userRoutes,
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
