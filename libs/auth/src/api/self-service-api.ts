import { consoleApi, mutation, SHOWN_BY_FORM } from '@console/http';
import { confirmEmail, forgotPassword, resendConfirmation, resetPassword, signUp } from '../contract';

// Beside the sign-in's own calls: its page has no need of these, nor of what they check.
const selfServiceApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    signUp: mutation(build, signUp, { control: SHOWN_BY_FORM }),
    // It uses the link up, so it is sent when somebody asks for it, and not by a page that is merely shown.
    confirmEmail: mutation(build, confirmEmail, { control: SHOWN_BY_FORM }),
    resendConfirmation: mutation(build, resendConfirmation, { control: SHOWN_BY_FORM }),
    forgotPassword: mutation(build, forgotPassword, { control: SHOWN_BY_FORM }),
    resetPassword: mutation(build, resetPassword, { control: SHOWN_BY_FORM }),
  }),
});

export const {
  useSignUpMutation,
  useConfirmEmailMutation,
  useResendConfirmationMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
} = selfServiceApi;
