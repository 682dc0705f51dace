import { consoleApi, listTag, query, SHOWN_IN_PLACE } from '@console/http';
import { listMyApps } from '@console/tenant-apps/contract';

const dashboardApi = consoleApi.enhanceEndpoints({ addTagTypes: ['APP_LIST'] }).injectEndpoints({
  endpoints: (build) => ({
    findNewestApp: query(build, listMyApps, {
      control: SHOWN_IN_PLACE,
      providesTags: [listTag('APP_LIST')],
    }),
  }),
});

export const { useFindNewestAppQuery } = dashboardApi;
