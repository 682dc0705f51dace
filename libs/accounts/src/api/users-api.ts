import {
  consoleApi,
  listTag,
  listTags,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_FORM,
  SHOWN_IN_PLACE,
  SHOWN_IN_RESULTS,
} from '@console/http';
import { createUser, inviteByEmail, listAdminGroups, listUsers, resetUserPassword } from '../contract';

export const usersApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['ACCOUNTS_LIST', 'GROUPS', 'MEMBERS'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listUsers: query(build, listUsers, {
        providesTags: (page) => [
          ...listTags(
            'ACCOUNTS_LIST',
            page?.data.map(({ id }) => id),
          ),
          // It says in how many apps people are, and in which group of the admin app.
          listTag('MEMBERS'),
        ],
      }),
      /** For a filter, which does without them where they cannot be read. */
      listAdminGroups: query(build, listAdminGroups, {
        control: SHOWN_IN_PLACE,
        providesTags: () => [listTag('GROUPS')],
      }),
      createUser: mutation(build, createUser, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(() => [listTag('ACCOUNTS_LIST')]),
      }),
      /** One of several who are invited together: their results tell of a failure. */
      inviteByEmail: mutation(build, inviteByEmail, { control: SHOWN_IN_RESULTS }),
      /** One of several who are mailed a link to choose a password. */
      resetPasswordOfMany: mutation(build, resetUserPassword, { control: SHOWN_IN_RESULTS }),
    }),
  });

export const {
  useListUsersQuery,
  useLazyListUsersQuery,
  useListAdminGroupsQuery,
  useCreateUserMutation,
  useInviteByEmailMutation,
  useResetPasswordOfManyMutation,
} = usersApi;
