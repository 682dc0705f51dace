import {
  consoleApi,
  itemTag,
  listTag,
  listTags,
  MISSING_IS_SHOWN,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_NOTICE,
  SHOWN_BY_SHELL,
  SHOWN_IN_RESULTS,
} from '@console/http';
import {
  addMember,
  getMember,
  listMembers,
  removeMember,
  resendInvitation,
  updateMember,
} from '../contract/members';

const memberTags = () => [
  listTag('MEMBERS'),
  listTag('GROUPS'),
  listTag('TENANT_APP'),
  listTag('DETAIL_APP'),
];

const membersApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['MEMBERS', 'GROUPS', 'TENANT_APP', 'DETAIL_APP'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listMembers: query(build, listMembers, {
        control: SHOWN_BY_SHELL,
        providesTags: (page) => listTags('MEMBERS', page),
      }),
      getMember: query(build, getMember, {
        control: MISSING_IS_SHOWN,
        providesTags: (_member, _error, { id }) => [itemTag('MEMBERS', id)],
      }),
      inviteMember: mutation(build, addMember, {
        control: SHOWN_IN_RESULTS,
        invalidatesTags: onSuccess(memberTags),
      }),
      updateMember: mutation(build, updateMember, {
        invalidatesTags: onSuccess(({ id }) => [
          itemTag('MEMBERS', id),
          listTag('MEMBERS'),
          listTag('GROUPS'),
        ]),
      }),
      removeMember: mutation(build, removeMember, { invalidatesTags: onSuccess(memberTags) }),
      resendInvitation: mutation(build, resendInvitation, {
        control: SHOWN_BY_NOTICE,
        invalidatesTags: onSuccess(() => [listTag('MEMBERS')]),
      }),
      resendInvitationOfMany: mutation(build, resendInvitation, { control: SHOWN_IN_RESULTS }),
    }),
  });

export const {
  useListMembersQuery,
  useLazyListMembersQuery,
  useGetMemberQuery,
  useInviteMemberMutation,
  useUpdateMemberMutation,
  useRemoveMemberMutation,
  useResendInvitationMutation,
  useResendInvitationOfManyMutation,
} = membersApi;
