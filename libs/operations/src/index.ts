export { alertRoutes } from './alert-routes';
export { auditLogRoutes } from './audit-log/audit-log-routes';
export { clusterRoutes } from './clusters/cluster-routes';
export { monitoringRoutes } from './monitoring/monitoring-routes';
export { operations } from './operations.feature';
export { serverModuleRoutes } from './server-detail/server-routes';
