export { tenantApps } from './tenant-apps.feature';
