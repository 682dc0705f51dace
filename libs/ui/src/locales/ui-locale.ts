import { localeOf } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    ui: typeof en;
  }
}

export const uiLocale = localeOf('ui', { en: () => import('./en'), vi: () => import('./vi') });
