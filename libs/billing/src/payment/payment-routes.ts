import type { ConsoleRoute } from '@console/shell-layout';
import { BILLING_ACCESS } from '../contract/billing-access';
import { billingLocale } from '../locales/billing-locale';

type TitleKey = 'billing:routes.payment' | 'billing:routes.appBilling';

/** How one app is billed: to whom invoices are made out, and what they are paid with. @see spec 2.3 */
export function paymentRoutes(path: string, tab: number, key: TitleKey): ConsoleRoute {
  return {
    path,
    namespace: billingLocale.namespace,
    meta: { key, requiresAuth: true, tab, contentFor: { access: BILLING_ACCESS } },
    screen: () => import('./payment-page').then((module) => module.PaymentPage),
    children: [
      {
        path: `${path}/edit`,
        meta: { key: 'billing:routes.editBillingInfo', requiresAuth: true, hideInMenu: true },
        screen: () =>
          import('../billing-info/edit-billing-info-dialog').then((module) => module.EditBillingInfoDialog),
      },
    ],
  };
}
