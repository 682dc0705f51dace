import { localeOf } from '@console/i18n';
import type { en } from './en';

declare module '@console/i18n' {
  interface ConsoleResources {
    workspace: typeof en;
  }
}

export const workspaceLocale = localeOf('workspace', { en: () => import('./en'), vi: () => import('./vi') });
