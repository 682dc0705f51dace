import { localeOf } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    billing: typeof en;
  }
}

export const billingLocale = localeOf('billing', { en: () => import('./en'), vi: () => import('./vi') });
