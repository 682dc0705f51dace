import {
  consoleApi,
  itemTag,
  listTag,
  listTags,
  MISSING_IS_SHOWN,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_SHELL,
  SHOWN_IN_RESULTS,
} from '@console/http';
import { createGroup, deleteGroup, getGroup, listGroups, updateGroup } from '../contract/groups';
import { getApiGroup, listAdminApiGroups, listApiGroups, listAppApiGroups } from '../contract/api-groups';
import { listTenantAppApiGroups } from '../contract/tenant-apps';

const groupTags = (id: string) => [itemTag('GROUPS', id), listTag('GROUPS'), listTag('MEMBERS')];

export const groupsApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['GROUPS', 'MEMBERS', 'DETAIL_APP', 'APPS_API'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listGroups: query(build, listGroups, {
        control: SHOWN_BY_SHELL,
        providesTags: (page) => listTags('GROUPS', page),
      }),
      findGroups: query(build, listGroups, { providesTags: [listTag('GROUPS')] }),
      getGroup: query(build, getGroup, {
        control: MISSING_IS_SHOWN,
        providesTags: (_group, _error, { id }) => [itemTag('GROUPS', id)],
      }),
      createGroup: mutation(build, createGroup, {
        invalidatesTags: onSuccess(({ body }) => [listTag('GROUPS'), itemTag('DETAIL_APP', body.appId)]),
      }),
      updateGroup: mutation(build, updateGroup, { invalidatesTags: onSuccess(({ id }) => groupTags(id)) }),
      updateGroupOfMany: mutation(build, updateGroup, {
        control: SHOWN_IN_RESULTS,
        invalidatesTags: onSuccess(({ id }) => groupTags(id)),
      }),
      deleteGroup: mutation(build, deleteGroup, {
        // The deleted group is not refetched. The call does not say which app it belonged to.
        invalidatesTags: onSuccess(() => [listTag('GROUPS'), { type: 'DETAIL_APP' as const }]),
      }),
      listApiGroups: query(build, listApiGroups, { providesTags: [listTag('APPS_API')] }),
      getApiGroup: query(build, getApiGroup, { providesTags: [listTag('APPS_API')] }),
      listAppApiGroups: query(build, listAppApiGroups, {
        control: SHOWN_BY_SHELL,
        providesTags: [listTag('APPS_API')],
      }),
      listAdminApiGroups: query(build, listAdminApiGroups, {
        control: SHOWN_BY_SHELL,
        providesTags: [listTag('APPS_API')],
      }),
      listTenantAppApiGroups: query(build, listTenantAppApiGroups, {
        control: SHOWN_BY_SHELL,
        providesTags: (_response, _error, { id }) => [itemTag('APPS_API', id), itemTag('DETAIL_APP', id)],
      }),
    }),
  });

export const {
  useListGroupsQuery,
  useFindGroupsQuery,
  useLazyListGroupsQuery,
  useGetGroupQuery,
  useLazyGetGroupQuery,
  useCreateGroupMutation,
  useUpdateGroupMutation,
  useUpdateGroupOfManyMutation,
  useDeleteGroupMutation,
  useListApiGroupsQuery,
  useGetApiGroupQuery,
  useListAppApiGroupsQuery,
  useListAdminApiGroupsQuery,
  useListTenantAppApiGroupsQuery,
  useLazyListTenantAppApiGroupsQuery,
} = groupsApi;
