import type { ConsoleFeature, ConsoleRoute } from '@console/shell-layout';
import { authLocale } from './locales/auth-locale';
import {
  ADD_PASSKEY_PATH,
  CHANGE_EMAIL_PATH,
  RECOVERY_CODES_PATH,
  TWO_FACTOR_OFF_PATH,
  USER_INFO_PATH,
} from './my-account/my-account-paths';
import {
  CONFIRM_EMAIL_CHANGE_PATH,
  CONFIRM_PATH,
  FORGOT_PASSWORD_PATH,
  RESEND_CONFIRMATION_PATH,
  RESET_PASSWORD_PATH,
  SIGN_UP_PATH,
} from './sign-in/account-paths';

const requiresAuth = true;

const dialogRoutes: ConsoleRoute[] = [
  {
    path: CHANGE_EMAIL_PATH,
    meta: { key: 'auth:routes.changeEmail', requiresAuth },
    screen: () => import('./email-change/change-email-dialog').then((module) => module.ChangeEmailDialog),
  },
  {
    path: ADD_PASSKEY_PATH,
    meta: { key: 'auth:routes.addPasskey', requiresAuth },
    screen: () => import('./passkeys/add-passkey-dialog').then((module) => module.AddPasskeyDialog),
  },
  {
    path: RECOVERY_CODES_PATH,
    meta: { key: 'auth:routes.recoveryCodes', requiresAuth },
    screen: () => import('./two-factor/recovery-codes-dialog').then((module) => module.RecoveryCodesDialog),
  },
  {
    path: TWO_FACTOR_OFF_PATH,
    meta: { key: 'auth:routes.twoFactorOff', requiresAuth },
    screen: () => import('./two-factor/two-factor-off-dialog').then((module) => module.TwoFactorOffDialog),
  },
];

/** Other features add theirs as `userRoutes`. @see spec 2.3 */
const myAccountRoutes: ConsoleRoute = {
  path: '/user',
  namespace: authLocale.namespace,
  meta: { key: 'auth:routes.profile', requiresAuth, hideInMenu: true },
  redirectTo: USER_INFO_PATH,
  screen: () => import('./my-account/my-account-page').then((module) => module.MyAccountPage),
  children: [
    {
      path: USER_INFO_PATH,
      meta: { key: 'auth:routes.userInfo', keywords: 'keywords:account', requiresAuth, tab: 1 },
      screen: () => import('./user-info/user-info-page').then((module) => module.UserInfoPage),
      children: dialogRoutes,
    },
    {
      path: '/user/info_',
      meta: {
        key: 'auth:routes.profile',
        keywords: 'keywords:profile',
        tabKey: 'auth:myAccount.profile',
        requiresAuth,
        tab: 2,
      },
      screen: () => import('./profile/profile-page').then((module) => module.ProfilePage),
    },
    {
      path: '/user/password',
      meta: { key: 'auth:routes.password', keywords: 'keywords:password', requiresAuth, tab: 3 },
      screen: () => import('./password/change-password-page').then((module) => module.ChangePasswordPage),
    },
  ],
};

const signInScreen = () => import('./sign-in/sign-in-page').then((module) => module.SignInPage);

const namespace = authLocale.namespace;

/** Pages for users who can’t sign in yet; most are opened from an email. */
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
  myAccountRoutes,
];

const twoFactorSetup: ConsoleRoute = {
  path: '/apps/2fa',
  namespace,
  meta: { key: 'auth:routes.twoFactorSetup', requiresAuth, hideInMenu: true },
  screen: () =>
    import('./two-factor-setup/two-factor-setup-page').then((module) => module.TwoFactorSetupPage),
};

export const auth: ConsoleFeature = {
  routes,
  appsRoutes: [twoFactorSetup],
  locale: authLocale,
  slots: {
    sessionWatch: () => import('./inactivity/inactivity-watch').then((module) => module.InactivityWatch),
  },
};
