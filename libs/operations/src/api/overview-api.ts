import { consoleApi, listTag, query, SHOWN_IN_PLACE } from '@console/http';
import { getOperationsOverview } from '../contract';

const overviewApi = consoleApi.enhanceEndpoints({ addTagTypes: ['ALERTS', 'SERVERS'] }).injectEndpoints({
  endpoints: (build) => ({
    getOperationsOverview: query(build, getOperationsOverview, {
      control: SHOWN_IN_PLACE,
      providesTags: [listTag('ALERTS'), listTag('SERVERS')],
    }),
  }),
});

export const { useGetOperationsOverviewQuery } = overviewApi;
