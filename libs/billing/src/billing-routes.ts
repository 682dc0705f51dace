import type { ConsoleRoute, RouteMeta } from '@console/shell-layout';
import { QUOTAS_PATH } from './billing-paths';
import { BILLING_ACCESS } from './contract/billing-access';
import { billingLocale } from './locales/billing-locale';

/** @see spec 7.8 */
const quotaRoute: ConsoleRoute = {
  path: QUOTAS_PATH,
  meta: {
    key: 'billing:routes.quotas',
    keywords: 'keywords:quotas',
    requiresAuth: true,
    requiredPermission: true,
    tab: 3,
    goKey: 'q',
  },
  screen: () => import('./quotas/quota-list-page').then((module) => module.QuotaListPage),
};

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

function invoiceRoute(frame: string): ConsoleRoute {
  return {
    path: `${frame}/invoice/:invoiceId`,
    meta: { key: 'billing:routes.invoice', requiresAuth: true, hideInMenu: true },
    screen: () => import('./invoice/invoice-drawer').then((module) => module.InvoiceDrawer),
  };
}

export function invoiceRoutes(frame: string, tab: number, key: NonNullable<RouteMeta['key']>): ConsoleRoute {
  return {
    path: `${frame}/invoice`,
    namespace: billingLocale.namespace,
    meta: {
      key,
      keywords: 'keywords:invoices',
      requiresAuth: true,
      tab,
      contentFor: { access: BILLING_ACCESS },
      ...(frame === BILLING && { goKey: 'i' }),
    },
    screen: () => import('./invoice-list/invoice-list-page').then((module) => module.InvoiceListPage),
    children: [invoiceRoute(frame)],
  };
}

type TitleKey = 'billing:routes.payment' | 'billing:routes.appBilling';

/** Billing info and payment methods of one app. @see spec 2.3 */
export function paymentRoutes(path: string, tab: number, key: TitleKey): ConsoleRoute {
  return {
    path,
    namespace: billingLocale.namespace,
    meta: {
      key,
      keywords: 'keywords:payment',
      requiresAuth: true,
      tab,
      contentFor: { access: BILLING_ACCESS },
    },
    screen: () => import('./payment/payment-page').then((module) => module.PaymentPage),
    children: [
      {
        path: `${path}/edit`,
        meta: { key: 'billing:routes.editBillingInfo', requiresAuth: true, hideInMenu: true },
        screen: () =>
          import('./billing-info/edit-billing-info-dialog').then((module) => module.EditBillingInfoDialog),
      },
    ],
  };
}

/** @see spec 2.3 */
export function usageRoute(frame: string, tab: number, key: NonNullable<RouteMeta['key']>): ConsoleRoute {
  return {
    path: `${frame}/usage`,
    namespace: billingLocale.namespace,
    meta: {
      key,
      keywords: 'keywords:usage',
      requiresAuth: true,
      tab,
      contentFor: { access: BILLING_ACCESS },
    },
    screen: () => import('./usage/usage-page').then((module) => module.UsagePage),
  };
}
