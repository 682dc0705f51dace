import { localeOf } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    vod: typeof en;
  }
}

export const vodLocale = localeOf('vod', { en: () => import('./en'), vi: () => import('./vi') });
