import type { Locale } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    hostSimulator: typeof en;
  }
}

/** The texts of the host simulator: apart from the shell's, as no console shows them. */
export const simulatorLocale: Locale<'hostSimulator'> = {
  namespace: 'hostSimulator',
  load: {
    en: () => import('./en').then((module) => module.en),
    vi: () => import('./vi').then((module) => module.vi),
  },
};
