import type { ConsoleFeature } from '@console/shell-layout';
import { billingRoutes, invoiceRoutes, paymentRoutes, usageRoute } from './billing-routes';
import { BILLING_ACCESS } from './contract/billing-access';
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
      area: 'outstanding',
      access: BILLING_ACCESS,
      load: () => import('./dashboard-cards/outstanding-figure').then((module) => module.OutstandingFigure),
    },
    {
      area: 'traffic',
      access: BILLING_ACCESS,
      ranges: ['7d', '30d'],
      load: () => import('./dashboard-cards/top-apps-card').then((module) => module.TopAppsCard),
    },
    {
      area: 'quotas',
      access: BILLING_ACCESS,
      load: () => import('./dashboard-cards/quotas-near-limit').then((module) => module.QuotasNearLimit),
    },
    {
      area: 'money',
      access: BILLING_ACCESS,
      load: () => import('./dashboard-cards/money-card').then((module) => module.MoneyCard),
    },
  ],
  slots: {
    appTraffic: () => import('./app-overview/app-traffic').then((module) => module.AppTraffic),
    appBalance: () => import('./app-overview/app-balance').then((module) => module.AppBalance),
    appQuotas: () => import('./quotas/app-quotas').then((module) => module.AppQuotasSection),
    quotaPlan: () => import('./quota-plan/quota-plan-field').then((module) => module.QuotaPlanField),
  },
  objects: () => import('./invoice-objects').then((module) => module.invoiceObjects),
} satisfies ConsoleFeature;
