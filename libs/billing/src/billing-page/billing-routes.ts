import type { ConsoleRoute } from '@console/shell-layout';
import { invoiceRoutes } from '../invoice-list/invoice-routes';
import { billingLocale } from '../locales/billing-locale';
import { paymentRoutes } from '../payment/payment-routes';
import { quotaRoute } from '../quotas/quota-route';
import { usageRoute } from '../usage/usage-routes';

const BILLING = '/apps/billing';

/** The billing of all apps, as tabs. @see spec 2.3 */
export const billingRoutes: ConsoleRoute = {
  path: BILLING,
  namespace: billingLocale.namespace,
  meta: {
    key: 'billing:routes.billing',
    subtitle: 'billing:subtitles.billing',
    icon: 'billing',
    order: 6,
    requiresAuth: true,
    requiredPermission: true,
    isHideSubApp: true,
  },
  redirectTo: `${BILLING}/invoice`,
  screen: () => import('./billing-page').then((module) => module.BillingPage),
  children: [
    invoiceRoutes(BILLING, 1, 'billing:routes.invoices'),
    usageRoute(BILLING, 2, 'billing:routes.usage'),
    quotaRoute,
    paymentRoutes(`${BILLING}/payment`, 4, 'billing:routes.payment'),
  ],
};
