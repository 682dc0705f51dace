import { consoleApi, mutation, SHOWN_BY_FORM } from '@console/http';
import { confirmEmailChange, requestEmailChange } from '../contract';

const emailChangeApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    requestEmailChange: mutation(build, requestEmailChange, { control: SHOWN_BY_FORM }),
    // It ends the session that the console may be in: what follows is a sign-in, and nothing is asked anew.
    confirmEmailChange: mutation(build, confirmEmailChange, { control: SHOWN_BY_FORM }),
  }),
});

export const { useRequestEmailChangeMutation, useConfirmEmailChangeMutation } = emailChangeApi;
