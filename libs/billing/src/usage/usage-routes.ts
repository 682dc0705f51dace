import type { ConsoleRoute, RouteMeta } from '@console/shell-layout';
import { BILLING_ACCESS } from '../contract/billing-access';
import { billingLocale } from '../locales/billing-locale';

/** Use below a frame: of one app, or of all. @see spec 2.3 */
export function usageRoute(frame: string, tab: number, key: NonNullable<RouteMeta['key']>): ConsoleRoute {
  return {
    path: `${frame}/usage`,
    namespace: billingLocale.namespace,
    meta: { key, requiresAuth: true, tab, contentFor: { access: BILLING_ACCESS } },
    screen: () => import('./usage-page').then((module) => module.UsagePage),
  };
}
