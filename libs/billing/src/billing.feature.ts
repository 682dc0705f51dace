import type { ConsoleFeature } from '@console/shell-layout';
import { billingRoutes } from './billing-page/billing-routes';
import { invoiceRoutes } from './invoice-list/invoice-routes';
import { billingLocale } from './locales/billing-locale';

const APP = '/apps/:appId';

/** Billing and quotas: what each app uses, owes and may use. */
export const billing = {
  appsRoutes: [billingRoutes],
  appRoutes: [invoiceRoutes(APP, 4, 'billing:routes.appInvoice')],
  locale: billingLocale,
  slots: {
    quotaPlan: () => import('./quota-plan/quota-plan-field').then((module) => module.QuotaPlanField),
  },
} satisfies ConsoleFeature;
