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
  SHOWN_BY_NOTICE,
  SHOWN_IN_RESULTS,
} from '@console/http';
import { addMember, getMember, listMembers, removeMember, resendInvitation, updateMember } from '../contract';

/** What counts members, or tells who they are. */
const counting = () => [listTag('MEMBERS'), listTag('GROUPS'), listTag('TENANT_APP'), listTag('DETAIL_APP')];

export const membersApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['MEMBERS', 'GROUPS', 'TENANT_APP', 'DETAIL_APP'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listMembers: query(build, listMembers, {
        providesTags: (page) =>
          listTags(
            'MEMBERS',
            page?.data.map(({ id }) => id),
          ),
      }),
      getMember: query(build, getMember, {
        control: MISSING_IS_SHOWN,
        providesTags: (_member, _error, { id }) => [itemTag('MEMBERS', id)],
      }),
      /** One of several that are invited together: their results tell of a failure. */
      inviteMember: mutation(build, addMember, {
        control: SHOWN_IN_RESULTS,
        invalidatesTags: onSuccess(counting),
      }),
      updateMember: mutation(build, updateMember, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(({ id }) => [
          itemTag('MEMBERS', id),
          listTag('MEMBERS'),
          listTag('GROUPS'),
        ]),
      }),
      removeMember: mutation(build, removeMember, {
        control: SHOWN_BY_FORM,
        // The member is not asked for again: there is none.
        invalidatesTags: onSuccess(counting),
      }),
      resendInvitation: mutation(build, resendInvitation, {
        control: SHOWN_BY_NOTICE,
        invalidatesTags: onSuccess(() => [listTag('MEMBERS')]),
      }),
      /** The same call for one of many rows. */
      resendInvitationOfMany: mutation(build, resendInvitation, { control: SHOWN_IN_RESULTS }),
    }),
  });

export const {
  useListMembersQuery,
  useLazyListMembersQuery,
  useGetMemberQuery,
  useLazyGetMemberQuery,
  useInviteMemberMutation,
  useUpdateMemberMutation,
  useRemoveMemberMutation,
  useResendInvitationMutation,
  useResendInvitationOfManyMutation,
} = membersApi;
