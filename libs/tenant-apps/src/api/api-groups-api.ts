import { consoleApi, itemTag, listTag, query, SHOWN_IN_PLACE } from '@console/http';
import {
  getApiGroup,
  listAdminApiGroups,
  listApiGroups,
  listAppApiGroups,
  listTenantAppApiGroups,
} from '../contract';

/** API groups: what each opens, and which of them an app has. */
export const apiGroupsApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['APPS_API', 'DETAIL_APP'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listApiGroups: query(build, listApiGroups, {
        control: SHOWN_IN_PLACE,
        providesTags: [listTag('APPS_API')],
      }),
      getApiGroup: query(build, getApiGroup, {
        control: SHOWN_IN_PLACE,
        providesTags: [listTag('APPS_API')],
      }),
      listAppApiGroups: query(build, listAppApiGroups, { providesTags: [listTag('APPS_API')] }),
      listAdminApiGroups: query(build, listAdminApiGroups, { providesTags: [listTag('APPS_API')] }),
      listTenantAppApiGroups: query(build, listTenantAppApiGroups, {
        providesTags: (_answer, _error, { id }) => [itemTag('APPS_API', id), itemTag('DETAIL_APP', id)],
      }),
    }),
  });

export const {
  useListApiGroupsQuery,
  useGetApiGroupQuery,
  useListAppApiGroupsQuery,
  useListAdminApiGroupsQuery,
  useListTenantAppApiGroupsQuery,
  useLazyListTenantAppApiGroupsQuery,
} = apiGroupsApi;
