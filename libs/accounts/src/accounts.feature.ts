import type { ConsoleFeature } from '@console/shell-layout';
import { accountsLocale } from './locales/accounts-locale';
import { userListRoutes } from './user-list/user-list-routes';
import { userRoutes } from './user/user-routes';

/** The people with an account on the platform, and ways to help them back in. */
export const accounts = {
  appsRoutes: [userListRoutes, userRoutes],
  locale: accountsLocale,
} satisfies ConsoleFeature;
