import type { Locale } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    vast: typeof en;
  }
}

export const vastLocale: Locale<'vast'> = {
  namespace: 'vast',
  load: {
    en: () => import('./en').then((module) => module.en),
    vi: () => import('./vi').then((module) => module.vi),
  },
};
