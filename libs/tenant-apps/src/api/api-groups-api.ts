import { consoleApi, itemTag, listTag, query } from '@console/http';
import { listAdminApiGroups, listAppApiGroups, listTenantAppApiGroups } from '../contract';

/** API groups: what each opens, and which of them an app has. */
export const apiGroupsApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['APPS_API', 'DETAIL_APP'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listAppApiGroups: query(build, listAppApiGroups, { providesTags: [listTag('APPS_API')] }),
      listAdminApiGroups: query(build, listAdminApiGroups, { providesTags: [listTag('APPS_API')] }),
      listTenantAppApiGroups: query(build, listTenantAppApiGroups, {
        providesTags: (_answer, _error, { id }) => [itemTag('APPS_API', id), itemTag('DETAIL_APP', id)],
      }),
    }),
  });

export const {
  useListAppApiGroupsQuery,
  useListAdminApiGroupsQuery,
  useListTenantAppApiGroupsQuery,
  useLazyListTenantAppApiGroupsQuery,
} = apiGroupsApi;
