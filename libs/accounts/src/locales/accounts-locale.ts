import type { Locale } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    accounts: typeof en;
  }
}

export const accountsLocale: Locale<'accounts'> = {
  namespace: 'accounts',
  load: {
    en: () => import('./en').then((module) => module.en),
    vi: () => import('./vi').then((module) => module.vi),
  },
};
