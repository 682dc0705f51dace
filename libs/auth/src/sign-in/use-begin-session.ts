import { CHECK_CODE_PATH, redirectTarget, rememberProfile, useConsole } from '@console/shell-layout';
import { useLocation, useNavigate } from 'react-router';
import type { z } from 'zod';
import type { LoginAnswer } from '../contract';

/** Continues after an accepted password or code. @see spec 4.1 */
export function useBeginSession() {
  const { session, store } = useConsole();
  const navigate = useNavigate();
  const { search } = useLocation();

  const begin = async ({ token, user }: z.output<typeof LoginAnswer>, query = search) => {
    session.signIn(token);
    await store.dispatch(rememberProfile(user));
    await navigate(redirectTarget(query), { replace: true });
  };

  return {
    begin,
    /** After the password or a social login: asks for a code if two-factor authentication is on. */
    beginOrAskForCode: async (response: z.output<typeof LoginAnswer>, query = search) => {
      if (!response.user.twoFAEnabled) {
        await begin(response, query);
        return;
      }
      session.awaitSecondFactor(response.token);
      await navigate({ pathname: CHECK_CODE_PATH, search: query });
    },
  };
}
