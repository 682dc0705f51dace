import type { Locale } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    ui: typeof en;
  }
}

export const uiLocale: Locale<'ui'> = {
  namespace: 'ui',
  load: {
    en: () => import('./en').then((module) => module.en),
    vi: () => import('./vi').then((module) => module.vi),
  },
};
