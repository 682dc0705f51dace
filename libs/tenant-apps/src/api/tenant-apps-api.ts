import { consoleApi, listTag, listTags, mutation, onSuccess, query, SHOWN_BY_FORM } from '@console/http';
import { createTenantApp, listTenantApps } from '../contract';

export const tenantAppsApi = consoleApi.enhanceEndpoints({ addTagTypes: ['TENANT_APP'] }).injectEndpoints({
  endpoints: (build) => ({
    listTenantApps: query(build, listTenantApps, {
      providesTags: (page) =>
        listTags(
          'TENANT_APP',
          page?.data.map((app) => app.appId),
        ),
    }),
    createTenantApp: mutation(build, createTenantApp, {
      control: SHOWN_BY_FORM,
      invalidatesTags: onSuccess(() => [listTag('TENANT_APP')]),
    }),
  }),
});

export const { useListTenantAppsQuery, useLazyListTenantAppsQuery, useCreateTenantAppMutation } =
  tenantAppsApi;
