import { localeOf } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    keywords: typeof en;
  }
}

/** Other words for pages and actions, which load with the command palette. */
export const keywordsLocale = localeOf('keywords', { en: () => import('./en'), vi: () => import('./vi') });
