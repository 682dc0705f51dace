import { localeOf } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    shell: typeof en;
  }
}

export const shellLocale = localeOf('shell', { en: () => import('./en'), vi: () => import('./vi') });
