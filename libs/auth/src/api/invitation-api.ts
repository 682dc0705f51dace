import { consoleApi, mutation, onSuccess, query, SHOWN_BY_FORM, type Control } from '@console/http';
import { acceptInvitation, signUpByInvitation, verifyToken } from '../contract';

/** The page says in place why it cannot go on. */
const SHOWN_IN_PLACE: Control = { noNotify: true };

// Beside the sign-in's own calls: its page has no need of these, nor of what they check.
const invitationApi = consoleApi.enhanceEndpoints({ addTagTypes: ['CURRENT_USER'] }).injectEndpoints({
  endpoints: (build) => ({
    // Asked anew whenever the page opens: meanwhile the link may have been used.
    verifyInvitation: query(build, verifyToken, { keepUnusedDataFor: 0, control: SHOWN_IN_PLACE }),
    signUpByInvitation: mutation(build, signUpByInvitation, { control: SHOWN_BY_FORM }),
    acceptInvitation: mutation(build, acceptInvitation, {
      control: SHOWN_BY_FORM,
      invalidatesTags: onSuccess(() => ['CURRENT_USER' as const]),
    }),
  }),
});

export const { useVerifyInvitationQuery, useSignUpByInvitationMutation, useAcceptInvitationMutation } =
  invitationApi;
