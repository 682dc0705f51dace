import { localeOf } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    auditFields: typeof en;
  }
}

export const auditFieldsLocale = localeOf('auditFields', {
  en: () => import('./en'),
  vi: () => import('./vi'),
});
