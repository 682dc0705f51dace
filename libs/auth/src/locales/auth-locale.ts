import { localeOf } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    auth: typeof en;
  }
}

export const authLocale = localeOf('auth', { en: () => import('./en'), vi: () => import('./vi') });
