import type { ConsoleFeature, ConsoleRoute } from '@console/shell-layout';
import { authLocale } from './locales/auth-locale';
import {
  CONFIRM_EMAIL_CHANGE_PATH,
  CONFIRM_PATH,
  FORGOT_PASSWORD_PATH,
  RESEND_CONFIRMATION_PATH,
  RESET_PASSWORD_PATH,
  SIGN_UP_PATH,
} from './sign-in/account-paths';
import { ownAccountRoutes } from './own-account/own-account-routes';

const signInScreen = () => import('./sign-in/sign-in-page').then((module) => module.SignInPage);

const namespace = authLocale.namespace;

/** Where mails lead, and whoever cannot sign in yet: an account of one's own, its address confirmed, its password chosen anew. */
const selfService = (
  [
    [SIGN_UP_PATH, 'signUp', () => import('./sign-up/sign-up-page').then((module) => module.SignUpPage)],
    [
      CONFIRM_PATH,
      'confirm',
      () => import('./confirm-email/confirm-email-page').then((module) => module.ConfirmEmailPage),
    ],
    [
      RESEND_CONFIRMATION_PATH,
      'resendConfirmation',
      () =>
        import('./confirm-email/resend-confirmation-page').then((module) => module.ResendConfirmationPage),
    ],
    [
      FORGOT_PASSWORD_PATH,
      'forgotPassword',
      () => import('./forgot-password/forgot-password-page').then((module) => module.ForgotPasswordPage),
    ],
    [
      RESET_PASSWORD_PATH,
      'resetPassword',
      () => import('./reset-password/reset-password-page').then((module) => module.ResetPasswordPage),
    ],
    [
      CONFIRM_EMAIL_CHANGE_PATH,
      'confirmEmailChange',
      () =>
        import('./email-change/confirm-email-change-page').then((module) => module.ConfirmEmailChangePage),
    ],
  ] as const
).map(([path, name, screen]): ConsoleRoute => ({
  path,
  namespace,
  meta: { key: `auth:routes.${name}`, layout: 'auth', hideInMenu: true },
  screen,
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
  ...selfService,
  {
    path: '/login',
    namespace,
    meta: { key: 'auth:routes.signIn', layout: 'auth', order: 4, hideInMenu: true, keepAlive: true },
    screen: signInScreen,
  },
  ownAccountRoutes,
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
