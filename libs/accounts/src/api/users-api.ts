import {
  consoleApi,
  itemTag,
  listTag,
  listTags,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_NOTICE,
  SHOWN_BY_SHELL,
  SHOWN_IN_RESULTS,
} from '@console/http';
import {
  createUser,
  endUserSession,
  endUserSessions,
  getUserProfile,
  inviteByEmail,
  linkUserInvitation,
  listAdminGroups,
  listUserInvitations,
  listUsers,
  listUserSessions,
  resendUserInvitation,
  resetTwoFactor,
  resetUserPassword,
  revokeUserInvitation,
  updateUserProfile,
} from '../contract';

const INVITATIONS = listTag('USER_INVITATIONS');

const sessionsTag = (id: string) => itemTag('DETAIL_ACCOUNT', `${id}/sessions`);

/** Everything that shows an account: its page, the list, and possibly the current user. */
const accountTags = (id: string) => [
  itemTag('DETAIL_ACCOUNT', id),
  listTag('ACCOUNTS_LIST'),
  { type: 'CURRENT_USER' as const },
];

export const usersApi = consoleApi
  .enhanceEndpoints({
    addTagTypes: [
      'ACCOUNTS_LIST',
      'DETAIL_ACCOUNT',
      'CURRENT_USER',
      'MEMBERS',
      'DETAIL_APP',
      'GROUPS',
      'USER_INVITATIONS',
    ],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getUserProfile: query(build, getUserProfile, {
        providesTags: (_user, _error, { id }) => [itemTag('DETAIL_ACCOUNT', id), listTag('MEMBERS')],
      }),
      updateUserProfile: mutation(build, updateUserProfile, {
        invalidatesTags: onSuccess(({ id }) => [
          ...accountTags(id),
          listTag('MEMBERS'),
          { type: 'DETAIL_APP' as const },
        ]),
      }),
      resetUserPassword: mutation(build, resetUserPassword),
      resetTwoFactor: mutation(build, resetTwoFactor, {
        invalidatesTags: onSuccess(({ id }) => [...accountTags(id), sessionsTag(id)]),
      }),
      listUserSessions: query(build, listUserSessions, {
        providesTags: (_sessions, _error, { id }) => [sessionsTag(id)],
      }),
      endUserSession: mutation(build, endUserSession, {
        // Also after an error: a session that no longer exists must leave the list.
        invalidatesTags: (_response, _error, { id }) => [sessionsTag(id)],
      }),
      endUserSessions: mutation(build, endUserSessions, {
        invalidatesTags: onSuccess(({ id }) => [sessionsTag(id)]),
      }),
      listUsers: query(build, listUsers, {
        control: SHOWN_BY_SHELL,
        providesTags: (page) => [...listTags('ACCOUNTS_LIST', page), listTag('MEMBERS')],
      }),
      listAdminGroups: query(build, listAdminGroups, { providesTags: () => [listTag('GROUPS')] }),
      createUser: mutation(build, createUser, {
        invalidatesTags: onSuccess(() => [listTag('ACCOUNTS_LIST'), INVITATIONS]),
      }),
      inviteByEmail: mutation(build, inviteByEmail, {
        control: SHOWN_IN_RESULTS,
        invalidatesTags: onSuccess(() => [INVITATIONS]),
      }),
      listUserInvitations: query(build, listUserInvitations, {
        control: SHOWN_BY_SHELL,
        providesTags: () => [INVITATIONS],
      }),
      countUserInvitations: query(build, listUserInvitations, { providesTags: () => [INVITATIONS] }),
      resendUserInvitation: mutation(build, resendUserInvitation, {
        control: SHOWN_BY_NOTICE,
        // Also after an error: an accepted invitation must leave the list.
        invalidatesTags: [INVITATIONS],
      }),
      resendUserInvitationOfMany: mutation(build, resendUserInvitation, {
        control: SHOWN_IN_RESULTS,
        invalidatesTags: [INVITATIONS],
      }),
      linkUserInvitation: mutation(build, linkUserInvitation, { invalidatesTags: [INVITATIONS] }),
      revokeUserInvitation: mutation(build, revokeUserInvitation, {
        invalidatesTags: [INVITATIONS, listTag('ACCOUNTS_LIST')],
      }),
      resetPasswordOfMany: mutation(build, resetUserPassword, { control: SHOWN_IN_RESULTS }),
    }),
  });

export const {
  useGetUserProfileQuery,
  useUpdateUserProfileMutation,
  useResetUserPasswordMutation,
  useResetTwoFactorMutation,
  useListUserSessionsQuery,
  useEndUserSessionMutation,
  useEndUserSessionsMutation,
  useListUsersQuery,
  useLazyListUsersQuery,
  useListAdminGroupsQuery,
  useCreateUserMutation,
  useInviteByEmailMutation,
  useListUserInvitationsQuery,
  useLazyListUserInvitationsQuery,
  useCountUserInvitationsQuery,
  useResendUserInvitationMutation,
  useResendUserInvitationOfManyMutation,
  useLinkUserInvitationMutation,
  useRevokeUserInvitationMutation,
  useResetPasswordOfManyMutation,
} = usersApi;
