export { alertRoutes } from './alerts/alert-routes';
export { auditLogRoutes } from './audit-log/audit-log-routes';
export { operations } from './operations.feature';
export { unlicensedServersPath } from './servers/server-paths';
export { serverModuleRoutes } from './servers/server-routes';
