import { lazyPrefetch, type ConsoleRoute, type RouteMeta } from '@console/shell-layout';
import { AUDIT_LOG_ACCESS } from '../contract/operations-access';
import { operationsLocale } from '../locales/operations-locale';

/** Audit log of an app; an entry opens in a drawer. @see spec 8 */
export function auditLogRoutes(path: string) {
  return {
    namespace: operationsLocale.namespace,
    contentFor: { access: AUDIT_LOG_ACCESS },
    screen: () => import('./audit-log-page').then((module) => module.AuditLogPage),
    prefetch: lazyPrefetch(async () => (await import('./audit-log-query')).prefetchAuditLog),
    children: [
      {
        path: `${path}/:entryId`,
        meta: { key: 'operations:routes.audit_entry', requiresAuth: true, hideInMenu: true },
        screen: () => import('./audit-entry-drawer').then((module) => module.AuditEntryDrawer),
      },
    ],
  } satisfies Omit<ConsoleRoute, 'path' | 'meta'> & Pick<RouteMeta, 'contentFor'>;
}
