import type { Locale } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    ssai: typeof en;
  }
}

export const ssaiLocale: Locale<'ssai'> = {
  namespace: 'ssai',
  load: {
    en: () => import('./en').then((module) => module.en),
    vi: () => import('./vi').then((module) => module.vi),
  },
};
