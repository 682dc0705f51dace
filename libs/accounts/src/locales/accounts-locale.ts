import { localeOf } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    accounts: typeof en;
  }
}

export const accountsLocale = localeOf('accounts', { en: () => import('./en'), vi: () => import('./vi') });
