import {
  consoleApi,
  itemTag,
  listTag,
  listTags,
  MISSING_IS_SHOWN,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_FORM,
  SHOWN_IN_PLACE,
  SHOWN_IN_RESULTS,
} from '@console/http';
import { createGroup, deleteGroup, getGroup, listGroups, updateGroup } from '../contract';

/** What shows a group: the group, every list that has it, and the lists of members, which name it. */
const showing = (id: string) => [itemTag('GROUPS', id), listTag('GROUPS'), listTag('MEMBERS')];

export const groupsApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['GROUPS', 'MEMBERS', 'DETAIL_APP'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listGroups: query(build, listGroups, {
        providesTags: (page) =>
          listTags(
            'GROUPS',
            page?.data.map(({ id }) => id),
          ),
      }),
      /** The same call within a page that shows a failure itself. */
      findGroups: query(build, listGroups, {
        control: SHOWN_IN_PLACE,
        providesTags: [listTag('GROUPS')],
      }),
      getGroup: query(build, getGroup, {
        control: MISSING_IS_SHOWN,
        providesTags: (_group, _error, { id }) => [itemTag('GROUPS', id)],
      }),
      createGroup: mutation(build, createGroup, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(({ body }) => [listTag('GROUPS'), itemTag('DETAIL_APP', body.appId)]),
      }),
      updateGroup: mutation(build, updateGroup, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(({ id }) => showing(id)),
      }),
      /** The same call for one of several groups that are saved together. */
      updateGroupOfMany: mutation(build, updateGroup, {
        control: SHOWN_IN_RESULTS,
        invalidatesTags: onSuccess(({ id }) => showing(id)),
      }),
      deleteGroup: mutation(build, deleteGroup, {
        control: SHOWN_BY_FORM,
        // The group itself is not asked for again: there is none. Of which app it was the call does not say.
        invalidatesTags: onSuccess(() => [listTag('GROUPS'), { type: 'DETAIL_APP' as const }]),
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
} = groupsApi;
