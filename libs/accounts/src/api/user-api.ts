import {
  consoleApi,
  itemTag,
  listTag,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_FORM,
  SHOWN_IN_PLACE,
} from '@console/http';
import {
  endUserSession,
  endUserSessions,
  getUserProfile,
  listUserSessions,
  resetTwoFactor,
  resetUserPassword,
  updateUserProfile,
} from '../contract';

const sessionsTag = (id: string) => itemTag('DETAIL_ACCOUNT', `${id}/sessions`);

/** What shows an account: its page, every list of accounts, and the signed-in person, who may be the one. */
const showing = (id: string) => [
  itemTag('DETAIL_ACCOUNT', id),
  listTag('ACCOUNTS_LIST'),
  { type: 'CURRENT_USER' as const },
];

export const userApi = consoleApi
  .enhanceEndpoints({
    addTagTypes: ['ACCOUNTS_LIST', 'DETAIL_ACCOUNT', 'CURRENT_USER', 'MEMBERS', 'DETAIL_APP'],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getUserProfile: query(build, getUserProfile, {
        control: SHOWN_IN_PLACE,
        // It says in which apps the person is, and as what.
        providesTags: (_user, _error, { id }) => [itemTag('DETAIL_ACCOUNT', id), listTag('MEMBERS')],
      }),
      updateUserProfile: mutation(build, updateUserProfile, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(({ id }) => [
          ...showing(id),
          // Apps tell of their members and owners by name.
          listTag('MEMBERS'),
          { type: 'DETAIL_APP' as const },
        ]),
      }),
      /** What it leads to is the person's to do: nothing that is shown changes by it. */
      resetUserPassword: mutation(build, resetUserPassword, { control: SHOWN_BY_FORM }),
      resetTwoFactor: mutation(build, resetTwoFactor, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(({ id }) => [...showing(id), sessionsTag(id)]),
      }),
      listUserSessions: query(build, listUserSessions, {
        control: SHOWN_IN_PLACE,
        providesTags: (_sessions, _error, { id }) => [sessionsTag(id)],
      }),
      endUserSession: mutation(build, endUserSession, {
        control: SHOWN_BY_FORM,
        // Refused, too: a session that is not there any more should not stay in the list.
        invalidatesTags: (_answer, _error, { id }) => [sessionsTag(id)],
      }),
      endUserSessions: mutation(build, endUserSessions, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(({ id }) => [sessionsTag(id)]),
      }),
    }),
  });

export const {
  useGetUserProfileQuery,
  useLazyGetUserProfileQuery,
  useUpdateUserProfileMutation,
  useResetUserPasswordMutation,
  useResetTwoFactorMutation,
  useListUserSessionsQuery,
  useEndUserSessionMutation,
  useEndUserSessionsMutation,
} = userApi;
