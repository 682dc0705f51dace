import { localeOf } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    operations: typeof en;
  }
}

export const operationsLocale = localeOf('operations', {
  en: () => import('./en'),
  vi: () => import('./vi'),
});
