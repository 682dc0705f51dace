import { consoleApi, itemTag, listTags, query } from '@console/http';
import { getAuditLog, listAuditActors, listAuditLogs } from '../contract/audit-logs';

export const auditLogApi = consoleApi.enhanceEndpoints({ addTagTypes: ['AUDIT_LOGS'] }).injectEndpoints({
  endpoints: (build) => ({
    listAuditLogs: query(build, listAuditLogs, { providesTags: (page) => listTags('AUDIT_LOGS', page) }),
    listAuditActors: query(build, listAuditActors),
    getAuditLog: query(build, getAuditLog, {
      providesTags: (_entry, _error, { id }) => [itemTag('AUDIT_LOGS', id)],
    }),
  }),
});

export const {
  useListAuditActorsQuery,
  useListAuditLogsQuery,
  useLazyListAuditLogsQuery,
  useGetAuditLogQuery,
} = auditLogApi;
