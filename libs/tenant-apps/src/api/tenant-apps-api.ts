import {
  consoleApi,
  itemTag,
  listTag,
  listTags,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_FORM,
} from '@console/http';
import { createTenantApp, getTenantAppDetails, listTenantApps } from '../contract';

export const tenantAppsApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['TENANT_APP', 'DETAIL_APP'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listTenantApps: query(build, listTenantApps, {
        providesTags: (page) =>
          listTags(
            'TENANT_APP',
            page?.data.map((app) => app.appId),
          ),
      }),
      getTenantAppDetails: query(build, getTenantAppDetails, {
        providesTags: (app) => (app ? [itemTag('DETAIL_APP', app.appId)] : []),
      }),
      createTenantApp: mutation(build, createTenantApp, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(() => [listTag('TENANT_APP')]),
      }),
    }),
  });

export const {
  useListTenantAppsQuery,
  useLazyListTenantAppsQuery,
  useGetTenantAppDetailsQuery,
  useCreateTenantAppMutation,
} = tenantAppsApi;
