import {
  consoleApi,
  itemTag,
  listTag,
  listTags,
  mutation,
  query,
  SHOWN_BY_NOTICE,
  SHOWN_IN_RESULTS,
} from '@console/http';
import {
  acknowledgeAlert,
  commentOnAlert,
  getAlert,
  listAlertAssignees,
  listAlertComments,
  listAlerts,
  resolveAlert,
  unacknowledgeAlert,
  updateAlert,
} from '../contract/alerts';
import { listServers } from '../contract/servers';

/** Invalidated after errors too: the alert may have cleared meanwhile. */
const showing = (_alert: unknown, _error: unknown, { id }: { id: string }) => [
  itemTag('ALERTS', id),
  listTag('ALERTS'),
];

export const alertsApi = consoleApi.enhanceEndpoints({ addTagTypes: ['ALERTS', 'SERVERS'] }).injectEndpoints({
  endpoints: (build) => ({
    listAlerts: query(build, listAlerts, { providesTags: (page) => listTags('ALERTS', page) }),
    getAlert: query(build, getAlert, { providesTags: (_alert, _error, { id }) => [itemTag('ALERTS', id)] }),
    acknowledgeAlert: mutation(build, acknowledgeAlert, {
      control: SHOWN_BY_NOTICE,
      invalidatesTags: showing,
    }),
    unacknowledgeAlert: mutation(build, unacknowledgeAlert, {
      control: SHOWN_BY_NOTICE,
      invalidatesTags: showing,
    }),
    updateAlert: mutation(build, updateAlert, { control: SHOWN_BY_NOTICE, invalidatesTags: showing }),
    resolveAlert: mutation(build, resolveAlert, { invalidatesTags: showing }),
    listAlertAssignees: query(build, listAlertAssignees),
    listAlertComments: query(build, listAlertComments, {
      providesTags: (_comments, _error, { id }) => [itemTag('ALERTS', id)],
    }),
    commentOnAlert: mutation(build, commentOnAlert, { invalidatesTags: showing }),
    /** For bulk actions. */
    acknowledgeOneOfMany: mutation(build, acknowledgeAlert, {
      control: SHOWN_IN_RESULTS,
      invalidatesTags: showing,
    }),
    unacknowledgeOneOfMany: mutation(build, unacknowledgeAlert, {
      control: SHOWN_IN_RESULTS,
      invalidatesTags: showing,
    }),
    resolveOneOfMany: mutation(build, resolveAlert, {
      control: SHOWN_IN_RESULTS,
      invalidatesTags: showing,
    }),
    findServers: query(build, listServers, { providesTags: [listTag('SERVERS')] }),
  }),
});

export const {
  useListAlertsQuery,
  useLazyListAlertsQuery,
  useGetAlertQuery,
  useAcknowledgeAlertMutation,
  useUnacknowledgeAlertMutation,
  useUpdateAlertMutation,
  useResolveAlertMutation,
  useResolveOneOfManyMutation,
  useListAlertAssigneesQuery,
  useListAlertCommentsQuery,
  useCommentOnAlertMutation,
  useAcknowledgeOneOfManyMutation,
  useUnacknowledgeOneOfManyMutation,
  useFindServersQuery,
} = alertsApi;
