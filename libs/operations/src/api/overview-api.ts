import { consoleApi, listTag, query } from '@console/http';
import { getOperationsOverview, listAppLoads } from '../contract/overview';

const overviewApi = consoleApi.enhanceEndpoints({ addTagTypes: ['ALERTS', 'SERVERS'] }).injectEndpoints({
  endpoints: (build) => ({
    getOperationsOverview: query(build, getOperationsOverview, {
      providesTags: [listTag('ALERTS'), listTag('SERVERS')],
    }),
    listAppLoads: query(build, listAppLoads, { providesTags: [listTag('ALERTS'), listTag('SERVERS')] }),
  }),
});

export const { useGetOperationsOverviewQuery, useLazyListAppLoadsQuery, useListAppLoadsQuery } = overviewApi;
