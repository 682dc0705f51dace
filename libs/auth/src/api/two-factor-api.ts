import { consoleApi, mutation, onSuccess, query, SHOWN_BY_FORM, SHOWN_IN_PLACE } from '@console/http';
import { disableTwoFactor, getTwoFactor, renewRecoveryCodes } from '../contract';

// Part of what is known about the signed-in person, so that it changes with the profile.
const CURRENT_USER = ['CURRENT_USER' as const];

const twoFactorApi = consoleApi.enhanceEndpoints({ addTagTypes: CURRENT_USER }).injectEndpoints({
  endpoints: (build) => ({
    getTwoFactor: query(build, getTwoFactor, { control: SHOWN_IN_PLACE, providesTags: () => CURRENT_USER }),
    renewRecoveryCodes: mutation(build, renewRecoveryCodes, {
      control: SHOWN_BY_FORM,
      invalidatesTags: onSuccess(() => CURRENT_USER),
    }),
    disableTwoFactor: mutation(build, disableTwoFactor, {
      control: SHOWN_BY_FORM,
      invalidatesTags: onSuccess(() => CURRENT_USER),
    }),
  }),
});

export const { useGetTwoFactorQuery, useRenewRecoveryCodesMutation, useDisableTwoFactorMutation } =
  twoFactorApi;
