export { managementModuleRoutes } from './tenant-app-routes';
export { tenantApps } from './tenant-apps.feature';
