import { consoleApi, mutation, onSuccess, query, SHOWN_BY_FORM, SHOWN_IN_PLACE } from '@console/http';
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
    signUp: mutation(build, signUp, { control: SHOWN_BY_FORM }),
    // Uses up the link, so it runs only when the user presses the button.
    confirmEmail: mutation(build, confirmEmail, { control: SHOWN_BY_FORM }),
    resendConfirmation: mutation(build, resendConfirmation, { control: SHOWN_BY_FORM }),
    forgotPassword: mutation(build, forgotPassword, { control: SHOWN_BY_FORM }),
    resetPassword: mutation(build, resetPassword, { control: SHOWN_BY_FORM }),
    // Read again on every visit: the link may have been used in the meantime.
    verifyLink: query(build, verifyToken, { keepUnusedDataFor: 0, control: SHOWN_IN_PLACE }),
    signUpByInvitation: mutation(build, signUpByInvitation, { control: SHOWN_BY_FORM }),
    acceptInvitation: mutation(build, acceptInvitation, {
      control: SHOWN_BY_FORM,
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
