import {
  consoleApi,
  itemTag,
  listTag,
  MISSING_IS_SHOWN,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_NOTICE,
} from '@console/http';
import { getProfile } from '@console/shell-layout/contract';
import {
  addPasskey,
  beginPasskey,
  changePassword,
  confirmEmailChange,
  disableTwoFactor,
  endOtherSessions,
  endSession,
  forgetRememberedDevice,
  getTwoFactor,
  listPasskeys,
  listRememberedDevices,
  listSessions,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  requestEmailChange,
  updateProfile,
} from '../contract';

const MY_SESSIONS = itemTag('CURRENT_USER', 'sessions');

const MY_PASSKEYS = itemTag('CURRENT_USER', 'passkeys');

const MY_DEVICES = itemTag('CURRENT_USER', 'devices');

const profileTags = () => [
  { type: 'CURRENT_USER' as const },
  listTag('ACCOUNTS_LIST'),
  { type: 'DETAIL_ACCOUNT' as const },
  listTag('MEMBERS'),
  { type: 'DETAIL_APP' as const },
];

const CURRENT_USER = ['CURRENT_USER' as const];

const myAccountApi = consoleApi
  .enhanceEndpoints({
    addTagTypes: ['CURRENT_USER', 'ACCOUNTS_LIST', 'DETAIL_ACCOUNT', 'MEMBERS', 'DETAIL_APP'],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Unlike the profile of the sign-in, this one carries the version (ETag). */
      getMyProfile: query(build, getProfile, { keepUnusedDataFor: 0 }),
      getTwoFactor: query(build, getTwoFactor, { providesTags: () => CURRENT_USER }),
      renewRecoveryCodes: mutation(build, renewRecoveryCodes, {
        invalidatesTags: onSuccess(() => CURRENT_USER),
      }),
      disableTwoFactor: mutation(build, disableTwoFactor, { invalidatesTags: onSuccess(() => CURRENT_USER) }),
      updateProfile: mutation(build, updateProfile, { invalidatesTags: onSuccess(profileTags) }),
      changePassword: mutation(build, changePassword, {
        invalidatesTags: onSuccess(() => [MY_SESSIONS, MY_DEVICES]),
      }),
      listMySessions: query(build, listSessions, { providesTags: [MY_SESSIONS] }),
      endMySession: mutation(build, endSession, {
        control: { ...MISSING_IS_SHOWN, ...SHOWN_BY_NOTICE },
        // Also after a failure: a session that no longer exists leaves the list.
        invalidatesTags: [MY_SESSIONS, MY_DEVICES],
      }),
      endOtherSessions: mutation(build, endOtherSessions, {
        invalidatesTags: onSuccess(() => [MY_SESSIONS, MY_DEVICES]),
      }),
      listPasskeys: query(build, listPasskeys, { providesTags: [MY_PASSKEYS] }),
      beginPasskey: mutation(build, beginPasskey),
      addPasskey: mutation(build, addPasskey, { invalidatesTags: onSuccess(() => [MY_PASSKEYS]) }),
      renamePasskey: mutation(build, renamePasskey, { invalidatesTags: [MY_PASSKEYS] }),
      removePasskey: mutation(build, removePasskey, { invalidatesTags: [MY_PASSKEYS] }),
      listRememberedDevices: query(build, listRememberedDevices, { providesTags: [MY_DEVICES] }),
      forgetRememberedDevice: mutation(build, forgetRememberedDevice, {
        control: { ...MISSING_IS_SHOWN, ...SHOWN_BY_NOTICE },
        invalidatesTags: [MY_DEVICES],
      }),
      requestEmailChange: mutation(build, requestEmailChange),
      confirmEmailChange: mutation(build, confirmEmailChange),
    }),
  });

export const {
  useGetMyProfileQuery,
  useUpdateProfileMutation,
  useChangePasswordMutation,
  useListMySessionsQuery,
  useEndMySessionMutation,
  useEndOtherSessionsMutation,
  useListPasskeysQuery,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useListRememberedDevicesQuery,
  useForgetRememberedDeviceMutation,
  useRequestEmailChangeMutation,
  useConfirmEmailChangeMutation,
  useGetTwoFactorQuery,
  useRenewRecoveryCodesMutation,
  useDisableTwoFactorMutation,
} = myAccountApi;
