import { consoleApi, mutation, onSuccess, query } from '@console/http';
import {
  acceptInvitation,
  confirmEmail,
  forgotPassword,
  resendConfirmation,
  resetPassword,
  signUp,
  signUpByInvitation,
  verifyToken,
} from '../contract';

const selfServiceApi = consoleApi.enhanceEndpoints({ addTagTypes: ['CURRENT_USER'] }).injectEndpoints({
  endpoints: (build) => ({
    signUp: mutation(build, signUp),
    // Uses up the link, so it runs only when the user presses the button.
    confirmEmail: mutation(build, confirmEmail),
    resendConfirmation: mutation(build, resendConfirmation),
    forgotPassword: mutation(build, forgotPassword),
    resetPassword: mutation(build, resetPassword),
    // Read again on every visit: the link may have been used in the meantime.
    verifyLink: query(build, verifyToken, { keepUnusedDataFor: 0 }),
    signUpByInvitation: mutation(build, signUpByInvitation),
    acceptInvitation: mutation(build, acceptInvitation, {
      invalidatesTags: onSuccess(() => ['CURRENT_USER' as const]),
    }),
  }),
});

export const {
  useSignUpMutation,
  useConfirmEmailMutation,
  useResendConfirmationMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useVerifyLinkQuery,
  useSignUpByInvitationMutation,
  useAcceptInvitationMutation,
} = selfServiceApi;
