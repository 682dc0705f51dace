import { consoleApi, listTag, query, SHOWN_IN_PLACE } from '@console/http';
import { getOperationsOverview, listAppLoads } from '../contract/overview';

const overviewApi = consoleApi.enhanceEndpoints({ addTagTypes: ['ALERTS', 'SERVERS'] }).injectEndpoints({
  endpoints: (build) => ({
    getOperationsOverview: query(build, getOperationsOverview, {
      providesTags: [listTag('ALERTS'), listTag('SERVERS')],
    }),
    listAppLoads: query(build, listAppLoads, {
      control: { ...SHOWN_IN_PLACE, noLoading: true },
      providesTags: [listTag('ALERTS'), listTag('SERVERS')],
    }),
  }),
});

export const { useGetOperationsOverviewQuery, useListAppLoadsQuery } = overviewApi;
