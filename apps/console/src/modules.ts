import { modulesFeature } from '@console/modules';
import { alertRoutes, auditLogRoutes, serverModuleRoutes } from '@console/operations';

export const modules = modulesFeature({
  'live/machine': serverModuleRoutes,
  'vod-server/machine': serverModuleRoutes,
  'media/machine': serverModuleRoutes,
  'community/machine': serverModuleRoutes,
  'cluster/machine': serverModuleRoutes,
  'component/machine': serverModuleRoutes,
  alerts: alertRoutes,
  'audit-log': auditLogRoutes,
});
