import type { Locale } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    products: typeof en;
  }
}

export const productsLocale: Locale<'products'> = {
  namespace: 'products',
  load: {
    en: () => import('./en').then((module) => module.en),
    vi: () => import('./vi').then((module) => module.vi),
  },
};
