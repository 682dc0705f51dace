import type { ConsoleFeature } from '@console/shell-layout';
import { billingRoutes, invoiceRoutes, paymentRoutes, usageRoute } from './billing-routes';
import { billingLocale } from './locales/billing-locale';

const APP = '/apps/:appId';

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
      load: () => import('./dashboard-cards/outstanding-card').then((module) => module.OutstandingCard),
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
