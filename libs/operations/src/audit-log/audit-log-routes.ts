import { lazyPrefetch, type ConsoleRoute } from '@console/shell-layout';
import { operationsLocale } from '../locales/operations-locale';

/** What was done in an app, each act beside the list. @see spec 8 */
export function auditLogRoutes(path: string) {
  return {
    namespace: operationsLocale.namespace,
    screen: () => import('./audit-log-page').then((module) => module.AuditLogPage),
    prefetch: lazyPrefetch(async () => (await import('./prefetch-audit-log')).prefetchAuditLog),
    children: [
      {
        path: `${path}/:entryId`,
        meta: { key: 'operations:routes.audit_entry', requiresAuth: true, hideInMenu: true },
        screen: () => import('./audit-entry-drawer').then((module) => module.AuditEntryDrawer),
      },
    ],
  } satisfies Omit<ConsoleRoute, 'path' | 'meta'>;
}
