import type { ConsoleFeature } from '@console/shell-layout';
import { billingRoutes, invoiceRoutes, paymentRoutes, usageRoute } from './billing-routes';
import { BILLING_ACCESS } from './contract/billing-access';
import { billingLocale } from './locales/billing-locale';

const dashboardCards = () => import('./dashboard-cards/dashboard-cards');
const APP = '/apps/:appId';

export const billing: ConsoleFeature = {
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
      load: () => dashboardCards().then((module) => module.OutstandingFigure),
    },
    {
      area: 'traffic',
      access: BILLING_ACCESS,
      ranges: ['7d', '30d'],
      load: () => dashboardCards().then((module) => module.TopAppsCard),
    },
    {
      area: 'quotas',
      access: BILLING_ACCESS,
      load: () => dashboardCards().then((module) => module.QuotasNearLimit),
    },
    {
      area: 'money',
      access: BILLING_ACCESS,
      load: () => dashboardCards().then((module) => module.MoneyCard),
    },
  ],
  slots: {
    appTraffic: () => import('./app-overview/app-traffic').then((module) => module.AppTraffic),
    appBalance: () => import('./app-overview/app-balance').then((module) => module.AppBalance),
    appQuotas: () => import('./app-overview/app-quotas-section').then((module) => module.AppQuotasSection),
    appFigureCells: () => import('./app-overview/app-figure-cells').then((module) => module.AppFigureCells),
    quotaPlan: () => import('./quota-plan/quota-plan-field').then((module) => module.QuotaPlanField),
  },
  objects: () => import('./invoice-objects').then((module) => module.invoiceObjects),
};
