import type { ConsoleRoute } from '@console/shell-layout';
import { CHANGE_EMAIL_PATH } from '../own-account/own-account-paths';

/** A dialog of the own settings page. */
export const emailChangeRoutes: ConsoleRoute[] = [
  {
    path: CHANGE_EMAIL_PATH,
    meta: { key: 'auth:routes.changeEmail', requiresAuth: true },
    screen: () => import('./change-email-dialog').then((module) => module.ChangeEmailDialog),
  },
];
