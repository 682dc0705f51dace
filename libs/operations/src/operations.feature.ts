import type { ConsoleFeature } from '@console/shell-layout';
import { documentRoutes } from './api-reference/document-routes';
import { operationsLocale } from './locales/operations-locale';
import { serverRoutes } from './server-detail/server-routes';

/** Servers of all apps and the API reference. Its per-app screens are put into the module catalog by the console. */
export const operations = {
  appsRoutes: [serverRoutes, documentRoutes],
  locale: operationsLocale,
  slots: {
    timeline: () => import('./audit-log/timeline').then((module) => module.Timeline),
  },
} satisfies ConsoleFeature;
