import type { Locale } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    tenantApps: typeof en;
  }
}

export const tenantAppsLocale: Locale<'tenantApps'> = {
  namespace: 'tenantApps',
  load: {
    en: () => import('./en').then((module) => module.en),
    vi: () => import('./vi').then((module) => module.vi),
  },
};
