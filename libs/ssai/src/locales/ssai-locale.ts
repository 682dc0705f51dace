import { localeOf } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    ssai: typeof en;
  }
}

export const ssaiLocale = localeOf('ssai', { en: () => import('./en'), vi: () => import('./vi') });
