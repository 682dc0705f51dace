import { localeOf } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    modules: typeof en;
  }
}

export const modulesLocale = localeOf('modules', { en: () => import('./en'), vi: () => import('./vi') });
