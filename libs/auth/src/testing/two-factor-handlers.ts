import { mock, mockSlow, mockUnreachable, respondWithError } from '@console/http/testing';
import { getProfile, type CurrentUser } from '@console/shell-layout/contract';
import { currentUserOf, operator } from '@console/shell-layout/testing';
import { disableTwoFactor, getTwoFactor, renewRecoveryCodes } from '../contract';
import { SAMPLE_RECOVERY_CODES } from './auth-handlers';
import { keptAccount } from './kept-account';

const SINCE = '2026-02-03T01:30:00.000Z';

/**
 * A signed-in person with two-factor authentication, unless told, and so many recovery codes left: new ones are made, and it
 * is turned off, until that is forgotten.
 */
export function twoFactorKept(codesLeft = 7, user: Partial<CurrentUser> = {}) {
  const wasOn = user.twoFAEnabled ?? true;
  let on = wasOn;
  let left = codesLeft;
  return {
    handlers: [
      mock(getTwoFactor, () => ({ enabledAt: on ? SINCE : null, recoveryCodesLeft: on ? left : 0 })),
      mock(renewRecoveryCodes, () => {
        left = SAMPLE_RECOVERY_CODES.length;
        return { recoveryCodes: SAMPLE_RECOVERY_CODES };
      }),
      mock(disableTwoFactor, () => {
        on = false;
        return {};
      }),
      mock(getProfile, () => ({ ...currentUserOf({ ...user, twoFAEnabled: on }), etag: '"1"' })),
      // What else the own settings page asks for.
      ...keptAccount().handlers,
      ...operator(),
    ],
    forget: () => {
      on = wasOn;
      left = codesLeft;
    },
  };
}

export const twoFactorNotOffered = () => mock(getTwoFactor, () => respondWithError(404));
export const twoFactorSlow = () => mockSlow(getTwoFactor);
export const twoFactorUnreachable = () => mockUnreachable(getTwoFactor);
export const renewalRefused = () =>
  mock(renewRecoveryCodes, () =>
    respondWithError(400, { fieldErrors: { code: ['This code is wrong or was already used.'] } }),
  );
export const renewalLocked = () =>
  mock(renewRecoveryCodes, () =>
    respondWithError(429, { errors: ['Too many wrong codes. Try again in 15 minutes.'] }),
  );
export const turningOffRefused = () =>
  mock(disableTwoFactor, () =>
    respondWithError(400, { fieldErrors: { password: ['The password is wrong, or was tried too often.'] } }),
  );
