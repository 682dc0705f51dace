import type { ConsoleFeature } from '@console/shell-layout';
import { workspaceLocale } from './locales/workspace-locale';

/** What operators use on every page: command palette, app switcher, saved views, notifications, developer panel. */
export const workspace: ConsoleFeature = {
  locale: workspaceLocale,
  layoutParts: () => import('./layout-parts').then((module) => module.layoutParts),
  slots: {
    developerPanel: () => import('./developer-panel/developer-panel').then((module) => module.DeveloperPanel),
  },
};
