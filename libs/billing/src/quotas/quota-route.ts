import type { ConsoleRoute } from '@console/shell-layout';
import { QUOTAS_PATH } from './quota-paths';

/** A tab of the frame about all apps. @see spec 7.8 */
export const quotaRoute: ConsoleRoute = {
  path: QUOTAS_PATH,
  meta: { key: 'billing:routes.quotas', requiresAuth: true, requiredPermission: true, tab: 3 },
  screen: () => import('./quota-list-page').then((module) => module.QuotaListPage),
};
