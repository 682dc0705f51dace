import {
  consoleApi,
  itemTag,
  listTag,
  listTags,
  mutation,
  query,
  SHOWN_BY_NOTICE,
  SHOWN_IN_PLACE,
  SHOWN_IN_RESULTS,
} from '@console/http';
import { acknowledgeAlert, getAlert, listAlerts, listServers, unacknowledgeAlert } from '../contract';

/** Invalidated after errors too: the alert may have cleared meanwhile. */
const showing = (_alert: unknown, _error: unknown, { id }: { id: string }) => [
  itemTag('ALERTS', id),
  listTag('ALERTS'),
];

export const alertsApi = consoleApi.enhanceEndpoints({ addTagTypes: ['ALERTS', 'SERVERS'] }).injectEndpoints({
  endpoints: (build) => ({
    listAlerts: query(build, listAlerts, {
      control: SHOWN_IN_PLACE,
      providesTags: (page) => listTags('ALERTS', page),
    }),
    getAlert: query(build, getAlert, {
      control: SHOWN_IN_PLACE,
      providesTags: (_alert, _error, { id }) => [itemTag('ALERTS', id)],
    }),
    acknowledgeAlert: mutation(build, acknowledgeAlert, {
      control: SHOWN_BY_NOTICE,
      invalidatesTags: showing,
    }),
    unacknowledgeAlert: mutation(build, unacknowledgeAlert, {
      control: SHOWN_BY_NOTICE,
      invalidatesTags: showing,
    }),
    /** For bulk actions. */
    acknowledgeOneOfMany: mutation(build, acknowledgeAlert, {
      control: SHOWN_IN_RESULTS,
      invalidatesTags: showing,
    }),
    unacknowledgeOneOfMany: mutation(build, unacknowledgeAlert, {
      control: SHOWN_IN_RESULTS,
      invalidatesTags: showing,
    }),
    findServers: query(build, listServers, {
      control: SHOWN_IN_PLACE,
      providesTags: [listTag('SERVERS')],
    }),
  }),
});

export const {
  useListAlertsQuery,
  useLazyListAlertsQuery,
  useGetAlertQuery,
  useAcknowledgeAlertMutation,
  useUnacknowledgeAlertMutation,
  useAcknowledgeOneOfManyMutation,
  useUnacknowledgeOneOfManyMutation,
  useFindServersQuery,
} = alertsApi;
