import { consoleApi, mutation, onSuccess, SHOWN_BY_FORM } from '@console/http';
import { acceptInvitation, signUpByInvitation } from '../contract';

// Beside the sign-in's own calls: its page has no need of these, nor of what they check.
const invitationApi = consoleApi.enhanceEndpoints({ addTagTypes: ['CURRENT_USER'] }).injectEndpoints({
  endpoints: (build) => ({
    signUpByInvitation: mutation(build, signUpByInvitation, { control: SHOWN_BY_FORM }),
    acceptInvitation: mutation(build, acceptInvitation, {
      control: SHOWN_BY_FORM,
      invalidatesTags: onSuccess(() => ['CURRENT_USER' as const]),
    }),
  }),
});

export const { useSignUpByInvitationMutation, useAcceptInvitationMutation } = invitationApi;
