import type { ConsoleRoute } from '@console/shell-layout';
import { alertRoutes } from '../alerts/alert-routes';
import { auditLogRoutes } from '../audit-log/audit-log-routes';
import { serverModuleRoutes } from '../servers/server-routes';
import type { ModulePath } from './media-modules';

/** What a route needs of a module whose screen is ours. */
export type BuiltInScreen = Pick<ConsoleRoute, 'screen' | 'prefetch' | 'children'>;

/** The modules whose screens are ours; each is given the path of its route. */
export const BUILT_IN: Partial<Record<ModulePath, (path: string) => BuiltInScreen>> = {
  'live/machine': serverModuleRoutes,
  'vod-server/machine': serverModuleRoutes,
  'media/machine': serverModuleRoutes,
  'community/machine': serverModuleRoutes,
  'cluster/machine': serverModuleRoutes,
  'component/machine': serverModuleRoutes,
  alerts: alertRoutes,
  'audit-log': auditLogRoutes,
};
