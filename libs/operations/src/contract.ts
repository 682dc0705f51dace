export {
  acknowledgeAlert,
  Alert,
  ALERT_PERIODS,
  ALERT_SEVERITIES,
  ALERT_STATUS_FILTERS,
  ALERT_STATUSES,
  ALERTS_ACCESS,
  getAlert,
  listAlerts,
  unacknowledgeAlert,
} from './contract/alerts';
export {
  AUDIT_ACTIONS,
  AUDIT_LOG_ACCESS,
  AUDIT_OBJECTS,
  AUDIT_PERIODS,
  AUDIT_RESULTS,
  AuditLog,
  getAuditLog,
  listAuditLogs,
} from './contract/audit-logs';
export type { AuditAction, AuditObject } from './contract/audit-logs';
export { ApiDocument, getApiDocument } from './contract/document';
export {
  createServer,
  CreateServerDto,
  DEAD_AFTER_SECONDS,
  getServer,
  LICENSE_STATES,
  listServerClusters,
  listServers,
  reportServerLoad,
  Server,
  SERVER_KINDS,
  SERVER_NOTE_MAX,
  SERVER_SORTS,
  SERVER_STATES,
  SERVERS_ACCESS,
  ServerHeartbeatDto,
  ServerLoad,
  updateServerLicense,
  UpdateServerLicenseDto,
  updateServerNote,
  UpdateServerNoteDto,
  WARNING_FROM,
} from './contract/servers';
export type { ServerHeartbeat, ServerState } from './contract/servers';
