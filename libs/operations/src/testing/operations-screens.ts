import type { ConsoleFeature, ConsoleRoute } from '@console/shell-layout';
import { alertRoutes } from '../alert-routes';
import { documentRoutes } from '../api-reference/document-routes';
import { auditLogRoutes } from '../audit-log/audit-log-routes';
import { clusterRoutes } from '../clusters/cluster-routes';
import { monitoringRoutes } from '../monitoring/monitoring-routes';
import { operations } from '../operations.feature';
import { serverModuleRoutes, serverRoutes } from '../server-detail/server-routes';

const product = '/apps/:appId/product';
const requiresAuth = true;

// Below every screen, it would read the servers in every story.
const { licenseNotice: _, ...slots } = operations.slots ?? {};

/** The feature with its module screens at the paths of the catalog, without the license notice. */
export const operationsScreens: ConsoleFeature & { appsRoutes: ConsoleRoute[] } = {
  ...operations,
  slots,
  appsRoutes: [
    serverRoutes,
    documentRoutes,
    {
      path: product,
      meta: { title: 'Product', requiresAuth },
      children: [
        {
          path: `${product}/live/machine`,
          meta: { key: 'operations:servers.titles.live', requiresAuth, requiredPermission: true },
          ...serverModuleRoutes(`${product}/live/machine`),
        },
        {
          path: `${product}/live/clusters`,
          meta: { key: 'operations:clusters.titles.live', requiresAuth },
          ...clusterRoutes(),
        },
        {
          path: `${product}/monitor`,
          meta: { key: 'operations:monitoring.title', requiresAuth },
          ...monitoringRoutes(),
        },
        {
          path: `${product}/alerts`,
          meta: { key: 'operations:alerts.title', requiresAuth },
          ...alertRoutes(`${product}/alerts`),
        },
        {
          path: `${product}/audit-log`,
          meta: { key: 'operations:auditLog.title', requiresAuth },
          ...auditLogRoutes(`${product}/audit-log`),
        },
      ],
    },
  ],
};
