export { MODULE_PATHS } from './catalogue/media-modules';
export { Alert, ALERT_SEVERITIES, ALERT_STATUSES, listAlerts } from './contract/alerts';
export { AuditLog, listAuditLogs } from './contract/audit-logs';
export {
  LICENSE_STATES,
  listServers,
  Server,
  SERVER_KINDS,
  SERVER_STATUSES,
  updateServerLicense,
  UpdateServerLicenseDto,
} from './contract/servers';
