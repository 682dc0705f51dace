import type { Locale } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    auditFields: typeof en;
  }
}

export const auditFieldsLocale: Locale<'auditFields'> = {
  namespace: 'auditFields',
  load: {
    en: () => import('./en').then((module) => module.en),
    vi: () => import('./vi').then((module) => module.vi),
  },
};
