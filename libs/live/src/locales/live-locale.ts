import { localeOf } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    live: typeof en;
  }
}

export const liveLocale = localeOf('live', { en: () => import('./en'), vi: () => import('./vi') });
