import type { ConsoleFeature } from '@console/shell-layout';
import { billingRoutes } from './billing-page/billing-routes';
import { invoiceRoutes } from './invoice-list/invoice-routes';
import { billingLocale } from './locales/billing-locale';
import { paymentRoutes } from './payment/payment-routes';
import { usageRoute } from './usage/usage-routes';

const APP = '/apps/:appId';

/** Billing and quotas: what each app uses, owes and may use. */
export const billing = {
  appsRoutes: [billingRoutes],
  appRoutes: [
    invoiceRoutes(APP, 4, 'billing:routes.appInvoice'),
    paymentRoutes(`${APP}/billing`, 5, 'billing:routes.appBilling'),
    usageRoute(APP, 6, 'billing:routes.appUsage'),
  ],
  locale: billingLocale,
  dashboardCards: [
    {
      permission: 'admin-management',
      load: () => import('./dashboard-cards/money-owed').then((module) => module.MoneyOwed),
      order: 2,
    },
    {
      permission: 'admin-management',
      load: () => import('./dashboard-cards/usage-trend').then((module) => module.UsageTrend),
      order: 3,
    },
    {
      permission: 'admin-management',
      load: () => import('./dashboard-cards/quotas-near-limit').then((module) => module.QuotasNearLimit),
      order: 4,
    },
  ],
  slots: {
    quotaPlan: () => import('./quota-plan/quota-plan-field').then((module) => module.QuotaPlanField),
  },
} satisfies ConsoleFeature;
