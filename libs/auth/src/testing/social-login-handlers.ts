import { mock, mockUnreachable, respondWithError } from '@console/http/testing';
import type { CurrentUser } from '@console/shell-layout/contract';
import { currentUserOf } from '@console/shell-layout/testing';
import { exchangeSocialLogin, getLoginOptions, type SocialProvider } from '../contract';

export const loginOptions = (providers: SocialProvider[] = []) =>
  mock(getLoginOptions, () => ({ providers, captcha: false }));
export const loginOptionsUnreachable = () => mockUnreachable(getLoginOptions);

/** Takes the code of the one tab that began. */
export const socialLoginAccepted = (verifier: string, user: CurrentUser = currentUserOf()) =>
  mock(exchangeSocialLogin, ({ body }) =>
    body.verifier === verifier
      ? { token: 'main', user }
      : respondWithError(401, { errors: ['Not from here.'] }),
  );
export const socialLoginExpired = () =>
  mock(exchangeSocialLogin, () => respondWithError(401, { errors: ['This sign-in has expired.'] }));
