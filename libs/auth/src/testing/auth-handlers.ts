import { mock, mockUnreachable, respondWithError } from '@console/http/testing';
import { getProfile } from '@console/shell-layout/contract';
import { currentUserOf } from '@console/shell-layout/testing';
import {
  enableTwoFactor,
  exchangeSocialLogin,
  getLoginOptions,
  login,
  recoverTwoFactor,
  setUpTwoFactor,
  type SocialProvider,
  verifyTwoFactor,
} from '../contract';

export const SAMPLE_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const OTHER_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

export const SAMPLE_RECOVERY_CODES = [
  'k7qd-9f2m-x4tw',
  'r3bn-6hvc-p8ys',
  'w5jg-2mkd-t9xq',
  'c8fp-4rzn-b6vh',
  'm2ty-7wqs-g3kj',
  'h9vx-5dbc-n4rf',
  'z6ks-8gpt-q2wm',
  'j4nh-3yfr-d7cb',
];

export const signInAccepted = () =>
  mock(login, () => ({ token: 'main', user: currentUserOf({ twoFAEnabled: false }) }));
export const wrongPassword = () =>
  mock(login, () => respondWithError(401, { errors: ['The email or the password is wrong.'] }));
export const codeAccepted = () => mock(verifyTwoFactor, () => ({ token: 'main', user: currentUserOf() }));
export const wrongCode = (onVerify?: (code: string) => Promise<void>) =>
  mock(verifyTwoFactor, async ({ body }) => {
    await onVerify?.(body.code);
    return respondWithError(400, { fieldErrors: { code: ['This code is wrong or was already used.'] } });
  });
export const codesExhausted = () =>
  mock(verifyTwoFactor, () => respondWithError(401, { errors: ['Too many wrong codes. Sign in again.'] }));
export const recoveryCodeAccepted = (recoveryCodesLeft = 7) =>
  mock(recoverTwoFactor, () => ({ token: 'main', user: currentUserOf(), recoveryCodesLeft }));
export const recoveryCodesLocked = () =>
  mock(recoverTwoFactor, () =>
    respondWithError(429, { errors: ['Too many wrong codes. Try again in 15 min.'] }),
  );
const offer = {
  secret: SAMPLE_SECRET,
  otpauthUrl: `otpauth://totp/Signalbox:operator@signalbox.example?secret=${SAMPLE_SECRET}&issuer=Signalbox`,
};

export const setUpOffered = () => mock(setUpTwoFactor, () => offer);
export const setUpRefused = (error: string) =>
  mock(setUpTwoFactor, () => respondWithError(400, { errors: [error] }));

export function enabledElsewhere() {
  let enabled = false;
  return {
    handlers: [
      setUpOffered(),
      mock(enableTwoFactor, () => {
        enabled = true;
        return respondWithError(409, { errors: ['Two-factor authentication is on already.'] });
      }),
      mock(getProfile, () => ({ ...currentUserOf({ twoFAEnabled: enabled }), etag: '"1"' })),
    ],
    forget: () => {
      enabled = false;
    },
  };
}
export function newSecrets() {
  let made = 0;
  return {
    handler: mock(setUpTwoFactor, () => {
      made += 1;
      return made === 1 ? offer : { ...offer, secret: OTHER_SECRET };
    }),
    forget: () => {
      made = 0;
    },
  };
}
export const enableRejected = () =>
  mock(enableTwoFactor, () =>
    respondWithError(400, { fieldErrors: { code: ['This code is wrong or was already used.'] } }),
  );

/** Afterwards the profile reports it as enabled, until the next story. */
export function enrollment() {
  let enabled = false;
  return {
    handlers: [
      setUpOffered(),
      mock(enableTwoFactor, () => {
        enabled = true;
        return { recoveryCodes: SAMPLE_RECOVERY_CODES };
      }),
      mock(getProfile, () => ({ ...currentUserOf({ twoFAEnabled: enabled }), etag: '"1"' })),
    ],
    forget: () => {
      enabled = false;
    },
  };
}

export const loginOptions = (providers: SocialProvider[] = []) =>
  mock(getLoginOptions, () => ({ providers, captcha: false }));
export const loginOptionsUnreachable = () => mockUnreachable(getLoginOptions);

export const socialLoginAccepted = (verifier: string) =>
  mock(exchangeSocialLogin, ({ body }) =>
    body.verifier === verifier
      ? { token: 'main', user: currentUserOf() }
      : respondWithError(401, { errors: ['Not from here.'] }),
  );
export const socialLoginExpired = () =>
  mock(exchangeSocialLogin, () => respondWithError(401, { errors: ['This sign-in has expired.'] }));
