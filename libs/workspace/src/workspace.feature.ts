import type { ConsoleFeature } from '@console/shell-layout';
import { workspaceLocale } from './locales/workspace-locale';

/** What operators use on every page: command palette, app switcher, saved views, notifications, developer panel. */
export const workspace: ConsoleFeature = {
  locale: workspaceLocale,
  layoutParts: () => import('./layout-parts').then((module) => module.layoutParts),
  slots: {
    denialFacts: () => import('./denial-explanation/denial-facts').then((module) => module.DenialFacts),
    myAccess: () => import('./my-access/my-access-dialog').then((module) => module.MyAccessDialog),
    developerPanel: () => import('./developer-panel/developer-panel').then((module) => module.DeveloperPanel),
  },
};
