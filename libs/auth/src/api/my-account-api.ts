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
      getMyProfile: query(build, getProfile, { control: SHOWN_IN_PLACE, keepUnusedDataFor: 0 }),
      getTwoFactor: query(build, getTwoFactor, { control: SHOWN_IN_PLACE, providesTags: () => CURRENT_USER }),
      renewRecoveryCodes: mutation(build, renewRecoveryCodes, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(() => CURRENT_USER),
      }),
      disableTwoFactor: mutation(build, disableTwoFactor, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(() => CURRENT_USER),
      }),
      updateProfile: mutation(build, updateProfile, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(profileTags),
      }),
      changePassword: mutation(build, changePassword, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(() => [MY_SESSIONS, MY_DEVICES]),
      }),
      listMySessions: query(build, listSessions, {
        control: SHOWN_IN_PLACE,
        providesTags: [MY_SESSIONS],
      }),
      endMySession: mutation(build, endSession, {
        control: { ...MISSING_IS_SHOWN, ...SHOWN_BY_NOTICE },
        // Also after a failure: a session that no longer exists leaves the list.
        invalidatesTags: [MY_SESSIONS, MY_DEVICES],
      }),
      endOtherSessions: mutation(build, endOtherSessions, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(() => [MY_SESSIONS, MY_DEVICES]),
      }),
      listPasskeys: query(build, listPasskeys, {
        control: SHOWN_IN_PLACE,
        providesTags: [MY_PASSKEYS],
      }),
      beginPasskey: mutation(build, beginPasskey, { control: SHOWN_BY_FORM }),
      addPasskey: mutation(build, addPasskey, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(() => [MY_PASSKEYS]),
      }),
      renamePasskey: mutation(build, renamePasskey, {
        control: SHOWN_BY_FORM,
        invalidatesTags: [MY_PASSKEYS],
      }),
      removePasskey: mutation(build, removePasskey, {
        control: SHOWN_BY_FORM,
        invalidatesTags: [MY_PASSKEYS],
      }),
      listRememberedDevices: query(build, listRememberedDevices, {
        control: SHOWN_IN_PLACE,
        providesTags: [MY_DEVICES],
      }),
      forgetRememberedDevice: mutation(build, forgetRememberedDevice, {
        control: { ...MISSING_IS_SHOWN, ...SHOWN_BY_NOTICE },
        invalidatesTags: [MY_DEVICES],
      }),
      requestEmailChange: mutation(build, requestEmailChange, { control: SHOWN_BY_FORM }),
      confirmEmailChange: mutation(build, confirmEmailChange, { control: SHOWN_BY_FORM }),
    }),
  });

export const {
  useGetMyProfileQuery,
  useLazyGetMyProfileQuery,
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
