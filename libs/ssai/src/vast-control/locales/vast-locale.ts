import { localeOf } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    vast: typeof en;
  }
}

export const vastLocale = localeOf('vast', { en: () => import('./en'), vi: () => import('./vi') });
