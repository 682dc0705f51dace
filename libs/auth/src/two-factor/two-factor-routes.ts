import type { ConsoleRoute } from '@console/shell-layout';
import { RECOVERY_CODES_PATH, TWO_FACTOR_OFF_PATH } from './two-factor-paths';

const requiresAuth = true;

/** Dialogs of the own settings page. */
export const twoFactorRoutes: ConsoleRoute[] = [
  {
    path: RECOVERY_CODES_PATH,
    meta: { key: 'auth:routes.recoveryCodes', requiresAuth },
    screen: () => import('./recovery-codes-dialog').then((module) => module.RecoveryCodesDialog),
  },
  {
    path: TWO_FACTOR_OFF_PATH,
    meta: { key: 'auth:routes.twoFactorOff', requiresAuth },
    screen: () => import('./two-factor-off-dialog').then((module) => module.TwoFactorOffDialog),
  },
];
