import { localeOf } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    tenantApps: typeof en;
  }
}

export const tenantAppsLocale = localeOf('tenantApps', {
  en: () => import('./en'),
  vi: () => import('./vi'),
});
