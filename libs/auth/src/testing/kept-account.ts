import { API_GROUP_IDS } from '@console/http/contract';
import { mock, respondWithError } from '@console/http/testing';
import {
  getProfile,
  getUserDetail,
  type CurrentUser,
  type SessionItem,
} from '@console/shell-layout/contract';
import { currentUserOf, SAFARI_ON_IOS, sessionItemOf } from '@console/shell-layout/testing';
import {
  changePassword,
  endOtherSessions,
  endSession,
  getTwoFactor,
  isOwnEmail,
  listSessions,
  updateProfile,
} from '../contract';

export const PRESENT_PASSWORD = 'the password of before';

/** As a platform says it of a password that is the e-mail address. */
export const IS_EMAIL = 'The password must not be the e-mail address.';

const SESSIONS = [
  sessionItemOf('own', { current: true }),
  sessionItemOf('phone', { userAgent: SAFARI_ON_IOS }),
  sessionItemOf('unnamed', { userAgent: null }),
];

/**
 * A platform with one account, which its owner changes: the profile by its version, the password against the present one,
 * the sessions but for the one that asks. Begun anew before each story.
 */
export function keptAccount() {
  let version = 1;
  let user = currentUserOf();
  let sessions = SESSIONS;
  let password = PRESENT_PASSWORD;

  const answer = () => ({ ...user, etag: `"${String(version)}"` });
  const change = (changed: Partial<CurrentUser>) => {
    version += 1;
    user = { ...user, ...changed };
  };
  const keepOwn = () => {
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
    /** The account is changed elsewhere. */
    change,
    reset: (changed: Partial<CurrentUser> = {}, signedIn: readonly SessionItem[] = SESSIONS) => {
      version = 1;
      user = currentUserOf(changed);
      sessions = [...signedIn];
      password = PRESENT_PASSWORD;
    },
    /** To be asked before those of `operator`, whose person is always the same. */
    handlers: [
      mock(getProfile, answer),
      mock(getUserDetail, () => ({
        user,
        group: {
          name: 'Administrators',
          permission: API_GROUP_IDS.slice(0, 3).map((apiGroupId) => ({ apiGroupId })),
        },
      })),
      mock(updateProfile, ({ body: { name, language, timezone }, ifMatch }) => {
        if (ifMatch !== undefined && ifMatch !== `"${String(version)}"`) respondWithError(412);
        change({
          ...(name !== undefined && { name }),
          ...(language !== undefined && { language }),
          ...(timezone !== undefined && { timezone }),
        });
        return answer();
      }),
      mock(getTwoFactor, () => ({ enabledAt: '2026-05-01T01:00:00Z', recoveryCodesLeft: 8 })),
      mock(listSessions, () => ({ data: [...sessions] })),
      mock(endSession, ({ params }) => {
        if (!sessions.some(({ id }) => id === params.id)) respondWithError(404);
        sessions = sessions.filter(({ id }) => id !== params.id);
        return {};
      }),
      mock(endOtherSessions, () => {
        keepOwn();
        return {};
      }),
      mock(changePassword, ({ body }) => {
        if (isOwnEmail(body.newPassword, user.email)) {
          respondWithError(400, { fieldErrors: { newPassword: [IS_EMAIL] } });
        }
        if (body.currentPassword !== password) {
          respondWithError(400, { fieldErrors: { currentPassword: ['This password is wrong.'] } });
        }
        password = body.newPassword;
        keepOwn();
        return {};
      }),
    ],
  };
}
