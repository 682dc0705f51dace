import type { Locale } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    workspace: typeof en;
  }
}

export const workspaceLocale: Locale<'workspace'> = {
  namespace: 'workspace',
  load: {
    en: () => import('./en').then((module) => module.en),
    vi: () => import('./vi').then((module) => module.vi),
  },
};
