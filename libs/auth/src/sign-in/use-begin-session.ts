import { CHECK_CODE_PATH, redirectTarget, rememberProfile, useConsole } from '@console/shell-layout';
import { useLocation, useNavigate } from 'react-router';
import type { z } from 'zod';
import type { LoginAnswer } from '../contract';

/** What follows an accepted password or code. @see docs/behaviour.md 4.1 */
export function useBeginSession() {
  const { session, store } = useConsole();
  const navigate = useNavigate();
  const { search } = useLocation();

  const begin = async ({ token, user }: z.output<typeof LoginAnswer>) => {
    session.signIn(token);
    await store.dispatch(rememberProfile(user));
    await navigate(redirectTarget(search), { replace: true });
  };

  return {
    /** The second factor has passed. */
    begin,
    /** The password has passed: a person with two-factor authentication still owes a code. */
    beginOrAskForCode: async (answer: z.output<typeof LoginAnswer>) => {
      if (!answer.user.twoFAEnabled) {
        await begin(answer);
        return;
      }
      session.awaitSecondFactor(answer.token);
      await navigate({ pathname: CHECK_CODE_PATH, search });
    },
  };
}
