import { CHECK_CODE_PATH, redirectTarget, rememberProfile, useConsole } from '@console/shell-layout';
import { useLocation, useNavigate } from 'react-router';
import type { z } from 'zod';
import type { LoginAnswer } from '../contract';

/** What follows an accepted password or code. @see spec 4.1 */
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
    /** The second factor has passed. */
    begin,
    /**
     * The password has passed, or a provider vouches for the person: with two-factor authentication a code is still owed.
     * `query` says where to go on, where it is not the address that does.
     */
    beginOrAskForCode: async (answer: z.output<typeof LoginAnswer>, query = search) => {
      if (!answer.user.twoFAEnabled) {
        await begin(answer, query);
        return;
      }
      session.awaitSecondFactor(answer.token);
      await navigate({ pathname: CHECK_CODE_PATH, search: query });
    },
  };
}
