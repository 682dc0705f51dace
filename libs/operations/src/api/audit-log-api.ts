import { consoleApi, itemTag, listTags, query, SHOWN_IN_PLACE } from '@console/http';
import { getAuditLog, listAuditActors, listAuditLogs } from '../contract/audit-logs';

export const auditLogApi = consoleApi.enhanceEndpoints({ addTagTypes: ['AUDIT_LOGS'] }).injectEndpoints({
  endpoints: (build) => ({
    listAuditLogs: query(build, listAuditLogs, {
      control: SHOWN_IN_PLACE,
      providesTags: (page) => listTags('AUDIT_LOGS', page),
    }),
    listAuditActors: query(build, listAuditActors, { control: SHOWN_IN_PLACE }),
    getAuditLog: query(build, getAuditLog, {
      control: SHOWN_IN_PLACE,
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
