import { lazyPrefetch, type ConsoleRoute } from '@console/shell-layout';
import { operationsLocale } from '../locales/operations-locale';
import { DOCUMENT_PATH, OPERATION_PATH } from './document-paths';

const prefetch = lazyPrefetch(async () => (await import('../api/document-api')).prefetchDocument);

/** @see spec 2.3 */
export const documentRoutes: ConsoleRoute = {
  path: DOCUMENT_PATH,
  namespace: operationsLocale.namespace,
  meta: {
    key: 'operations:routes.document',
    keywords: 'keywords:document',
    subtitle: 'operations:subtitles.document',
    icon: 'document',
    order: 20,
    requiresAuth: true,
    requiredPermission: true,
  },
  prefetch,
  screen: () => import('./document-page').then((module) => module.DocumentPage),
  children: [
    {
      path: OPERATION_PATH,
      meta: {
        key: 'operations:routes.documentOperation',
        hideInMenu: true,
        requiresAuth: true,
        requiredPermission: true,
      },
      screen: () => import('./operation-page').then((module) => module.OperationPage),
    },
  ],
};
