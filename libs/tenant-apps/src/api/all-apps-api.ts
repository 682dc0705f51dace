import { consoleApi, listTag, query, SHOWN_IN_PLACE } from '@console/http';
import { listAllApps } from '../contract';

/** Every app of the platform, for staff who look for one: the part of the page that lists them shows a failure. */
export const allAppsApi = consoleApi.enhanceEndpoints({ addTagTypes: ['TENANT_APP'] }).injectEndpoints({
  endpoints: (build) => ({
    findAllApps: query(build, listAllApps, {
      control: SHOWN_IN_PLACE,
      providesTags: [listTag('TENANT_APP')],
    }),
  }),
});

export const { useFindAllAppsQuery } = allAppsApi;
