import { latePrefetch } from '@console/shell-layout';
import type { BuiltInScreen } from '../catalogue/built-in';

/** What was done in an app, each act beside the list. @see docs/behaviour.md 8 */
export function auditLogRoutes(path: string): BuiltInScreen {
  return {
    screen: () => import('./audit-log-page').then((module) => module.AuditLogPage),
    prefetch: latePrefetch(async () => (await import('./prefetch-audit-log')).prefetchAuditLog),
    children: [
      {
        path: `${path}/:entryId`,
        meta: { key: 'products:routes.audit_entry', requiresAuth: true, hideInMenu: true },
        screen: () => import('./audit-entry-drawer').then((module) => module.AuditEntryDrawer),
      },
    ],
  };
}
