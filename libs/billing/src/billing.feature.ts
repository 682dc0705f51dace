import type { ConsoleFeature } from '@console/shell-layout';
import { billingLocale } from './locales/billing-locale';

/** Billing and quotas: today the choice of a new app's quota plan. */
export const billing = {
  locale: billingLocale,
  slots: {
    quotaPlan: () => import('./quota-plan/quota-plan-field').then((module) => module.QuotaPlanField),
  },
} satisfies ConsoleFeature;
