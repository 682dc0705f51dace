import { localeOf } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    console: typeof en;
  }
}

export const consoleLocale = localeOf('console', { en: () => import('./en'), vi: () => import('./vi') });
