import { STORED_ITEMS } from '@console/http';
import { fieldProblem } from '@console/http/contract';
import {
  CHECK_CODE_PATH,
  redirectTarget,
  rememberProfile,
  useConsole,
  type ConsoleServices,
} from '@console/shell-layout';
import { useLocation, useNavigate } from 'react-router';
import type { z } from 'zod';
import { loginEndpoint } from '../api/auth-api';
import { LoginDto, type LoginAnswer } from '../contract';
import type { Open, SignInCalls } from './sign-in-form';

type SignInServices = Pick<ConsoleServices, 'session' | 'storage' | 'store'>;
type Answer = z.output<typeof LoginAnswer>;

/** Continues after an accepted code, at the address that `search` asks for. @see spec 4.1 */
export async function beginSession(
  services: SignInServices,
  open: Open,
  { token, user, deviceToken }: Answer,
  search: string,
) {
  if (deviceToken !== undefined) services.storage.write(STORED_ITEMS.deviceToken, deviceToken);
  services.session.signIn(token);
  await services.store.dispatch(rememberProfile(user));
  await open(redirectTarget(search), { replace: true });
}

/** The token of this device, if the user asked to remember it. */
export function rememberedDevice({ storage }: Pick<ConsoleServices, 'storage'>): { deviceToken?: string } {
  const deviceToken = storage.read(STORED_ITEMS.deviceToken);
  return deviceToken === '' ? {} : { deviceToken };
}

/** Continues after the password or a social login: asks for a code if two-factor authentication is on. */
async function beginOrAskForCode(services: SignInServices, open: Open, answer: Answer, search: string) {
  if (!answer.user.twoFAEnabled || answer.twoFactorPassed)
    return beginSession(services, open, answer, search);
  services.session.awaitSecondFactor(answer.token);
  return open(CHECK_CODE_PATH + search);
}

/** The calls of the sign-in form. Needs no router, as the sign-in page has none. */
export function signInCalls(services: SignInServices, open: Open): SignInCalls {
  return {
    check: (field, typed) => fieldProblem(LoginDto.shape[field], typed[field]),
    signIn: async (typed, search) => {
      const body = { ...LoginDto.parse(typed), ...rememberedDevice(services) };
      const outcome = await services.store.dispatch(loginEndpoint.initiate({ body }));
      if (outcome.data) await beginOrAskForCode(services, open, outcome.data, search);
      return outcome;
    },
  };
}

/** Continues a sign-in within the console. */
export function useBeginSession() {
  const services = useConsole();
  const navigate = useNavigate();
  const { search } = useLocation();
  return {
    begin: (answer: Answer) => beginSession(services, navigate, answer, search),
    beginOrAskForCode: (answer: Answer, query = search) =>
      beginOrAskForCode(services, navigate, answer, query),
  };
}
