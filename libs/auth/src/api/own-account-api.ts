import {
  consoleApi,
  itemTag,
  listTag,
  MISSING_IS_SHOWN,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_FORM,
  SHOWN_BY_NOTICE,
  SHOWN_IN_PLACE,
} from '@console/http';
import { getProfile } from '@console/shell-layout/contract';
import { changePassword, endOtherSessions, endSession, listSessions, updateProfile } from '../contract';

const OWN_SESSIONS = itemTag('CURRENT_USER', 'sessions');

/** What tells of a person by name: the console around every screen, and what lists people. */
const showing = () => [
  { type: 'CURRENT_USER' as const },
  listTag('ACCOUNTS_LIST'),
  { type: 'DETAIL_ACCOUNT' as const },
  listTag('MEMBERS'),
  { type: 'DETAIL_APP' as const },
];

const ownAccountApi = consoleApi
  .enhanceEndpoints({
    addTagTypes: ['CURRENT_USER', 'ACCOUNTS_LIST', 'DETAIL_ACCOUNT', 'MEMBERS', 'DETAIL_APP'],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The profile as a form begins with it: a sign-in tells who somebody is, and not of which version. */
      readOwnProfile: query(build, getProfile, { control: SHOWN_IN_PLACE, keepUnusedDataFor: 0 }),
      updateProfile: mutation(build, updateProfile, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(showing),
      }),
      changePassword: mutation(build, changePassword, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(() => [OWN_SESSIONS]),
      }),
      listOwnSessions: query(build, listSessions, {
        control: SHOWN_IN_PLACE,
        providesTags: [OWN_SESSIONS],
      }),
      endOwnSession: mutation(build, endSession, {
        control: { ...MISSING_IS_SHOWN, ...SHOWN_BY_NOTICE },
        // Refused, too: a session that is not there any more should not stay in the list.
        invalidatesTags: [OWN_SESSIONS],
      }),
      endOtherSessions: mutation(build, endOtherSessions, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(() => [OWN_SESSIONS]),
      }),
    }),
  });

export const {
  useReadOwnProfileQuery,
  useLazyReadOwnProfileQuery,
  useUpdateProfileMutation,
  useChangePasswordMutation,
  useListOwnSessionsQuery,
  useEndOwnSessionMutation,
  useEndOtherSessionsMutation,
} = ownAccountApi;
