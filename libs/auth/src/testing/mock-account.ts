import { API_GROUP_IDS } from '@console/http/contract';
import { mock, mockUnreachable, respondWithError } from '@console/http/testing';
import { type CurrentUser, getProfile, getUserDetail } from '@console/shell-layout/contract';
import { currentUserOf, operator, SAFARI_ON_IOS, sessionItemOf } from '@console/shell-layout/testing';
import {
  changePassword,
  endOtherSessions,
  getTwoFactor,
  listSessions,
  renewRecoveryCodes,
  updateProfile,
} from '../contract';
import { SAMPLE_RECOVERY_CODES } from './auth-handlers';

export const CURRENT_PASSWORD = 'the password of before';

const SESSIONS = [
  sessionItemOf('own', { current: true }),
  sessionItemOf('phone', { userAgent: SAFARI_ON_IOS }),
  sessionItemOf('unnamed', { userAgent: null }),
];

/**
 * An account whose owner can change it: profile (with versions), password and sessions. Reset before each
 * story.
 */
export function mockAccount() {
  let version = 1;
  let user = currentUserOf();
  let sessions = SESSIONS;
  let password = CURRENT_PASSWORD;

  const response = () => ({ ...user, etag: `"${String(version)}"` });
  const change = (changed: Partial<CurrentUser>) => {
    version += 1;
    user = { ...user, ...changed };
  };
  const keepCurrent = () => {
    sessions = sessions.filter(({ current }) => current);
  };

  return {
    get user() {
      return user;
    },
    get sessions() {
      return sessions.map(({ id }) => id);
    },
    get password() {
      return password;
    },
    change,
    reset: (changed: Partial<CurrentUser> = {}) => {
      version = 1;
      user = currentUserOf(changed);
      sessions = SESSIONS;
      password = CURRENT_PASSWORD;
    },
    /** Must come before the handlers of `operator`, whose profile is fixed. */
    handlers: [
      mock(getProfile, response),
      mock(getUserDetail, () => ({
        user,
        group: {
          name: 'Administrators',
          permission: API_GROUP_IDS.slice(0, 3).map((apiGroupId) => ({ apiGroupId })),
        },
      })),
      mock(updateProfile, ({ body: { name = user.name }, ifMatch }) => {
        if (ifMatch !== undefined && ifMatch !== `"${String(version)}"`) respondWithError(412);
        change({ name });
        return response();
      }),
      mock(getTwoFactor, () => ({ enabledAt: '2026-05-01T01:00:00Z', recoveryCodesLeft: 8 })),
      mock(listSessions, () => ({ data: [...sessions] })),
      mock(endOtherSessions, () => {
        keepCurrent();
        return {};
      }),
      mock(changePassword, ({ body }) => {
        password = body.newPassword;
        keepCurrent();
        return {};
      }),
    ],
  };
}

const SINCE = '2026-02-03T01:30:00.000Z';

/** An account with two-factor authentication; its recovery codes can be renewed. */
export function mockTwoFactor(codesLeft = 7, user: Partial<CurrentUser> = {}) {
  const on = user.twoFAEnabled ?? true;
  let left = codesLeft;
  return {
    handlers: [
      mock(getTwoFactor, () => ({ enabledAt: on ? SINCE : null, recoveryCodesLeft: on ? left : 0 })),
      mock(renewRecoveryCodes, () => {
        left = SAMPLE_RECOVERY_CODES.length;
        return { recoveryCodes: SAMPLE_RECOVERY_CODES };
      }),
      mock(getProfile, () => ({ ...currentUserOf({ ...user, twoFAEnabled: on }), etag: '"1"' })),
      ...mockAccount().handlers,
      ...operator(),
    ],
    forget: () => {
      left = codesLeft;
    },
  };
}

export const twoFactorNotOffered = () => mock(getTwoFactor, () => respondWithError(404));
export const twoFactorUnreachable = () => mockUnreachable(getTwoFactor);
