import type { ConsoleRoute } from '@console/shell-layout';
import { invoiceRoutes } from '../invoice-list/invoice-routes';
import { billingLocale } from '../locales/billing-locale';

const BILLING = '/apps/billing';

/** The billing of all apps, as tabs. @see docs/behaviour.md 2.3 */
export const billingRoutes: ConsoleRoute = {
  path: BILLING,
  namespace: billingLocale.namespace,
  meta: {
    key: 'billing:routes.billing',
    icon: 'billing',
    order: 6,
    requiresAuth: true,
    requiredPermission: true,
    isHideSubApp: true,
  },
  redirectTo: `${BILLING}/invoice`,
  screen: () => import('./billing-page').then((module) => module.BillingPage),
  children: [invoiceRoutes(BILLING, 1, 'billing:routes.invoices')],
};
