import { consoleApi, mutation, onSuccess, query, SHOWN_BY_NOTICE, SHOWN_IN_PLACE } from '@console/http';
import {
  beginPasskeySignIn,
  enableTwoFactor,
  exchangeSocialLogin,
  getLoginOptions,
  login,
  recoverTwoFactor,
  setUpTwoFactor,
  signInWithPasskey,
  verifyTwoFactor,
} from '../contract';

const authApi = consoleApi.enhanceEndpoints({ addTagTypes: ['CURRENT_USER'] }).injectEndpoints({
  endpoints: (build) => ({
    login: mutation(build, login),
    getLoginOptions: query(build, getLoginOptions),
    exchangeSocialLogin: mutation(build, exchangeSocialLogin),
    beginPasskeySignIn: mutation(build, beginPasskeySignIn, { control: SHOWN_BY_NOTICE }),
    signInWithPasskey: mutation(build, signInWithPasskey, { control: SHOWN_BY_NOTICE }),
    verifyTwoFactor: mutation(build, verifyTwoFactor),
    recoverTwoFactor: mutation(build, recoverTwoFactor),
    // Kept for the screen only: the secret must not stay in the store.
    setUpTwoFactor: query(build, setUpTwoFactor, {
      keepUnusedDataFor: 0,
      control: { ...SHOWN_IN_PLACE, noLoading: true },
    }),
    enableTwoFactor: mutation(build, enableTwoFactor, {
      invalidatesTags: onSuccess(() => ['CURRENT_USER' as const]),
    }),
  }),
});

export const loginEndpoint = authApi.endpoints.login;

export const {
  useGetLoginOptionsQuery,
  useExchangeSocialLoginMutation,
  useBeginPasskeySignInMutation,
  useSignInWithPasskeyMutation,
  useVerifyTwoFactorMutation,
  useRecoverTwoFactorMutation,
  useSetUpTwoFactorQuery,
  useEnableTwoFactorMutation,
} = authApi;
