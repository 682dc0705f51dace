import { consoleApi, listTag, query } from '@console/http';
import { listMyApps } from '@console/tenant-apps/contract';

const dashboardApi = consoleApi.enhanceEndpoints({ addTagTypes: ['APP_LIST'] }).injectEndpoints({
  endpoints: (build) => ({
    findNewestApp: query(build, listMyApps, { providesTags: [listTag('APP_LIST')] }),
  }),
});

export const { useFindNewestAppQuery } = dashboardApi;
