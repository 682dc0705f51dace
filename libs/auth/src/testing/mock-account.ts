import { API_GROUP_IDS } from '@console/http/contract';
import { mock, mockUnreachable, respondWithError, SAFARI_ON_IOS, sessionItemOf } from '@console/http/testing';
import { type CurrentUser, getProfile, getUserDetail } from '@console/shell-layout/contract';
import { currentUserOf, operator } from '@console/shell-layout/testing';
import {
  addPasskey,
  beginPasskey,
  changePassword,
  endOtherSessions,
  forgetRememberedDevice,
  getLoginOptions,
  getTwoFactor,
  listPasskeys,
  listRememberedDevices,
  listSessions,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  updateProfile,
  type Passkey,
  type RememberedDevice,
} from '../contract';
import { SAMPLE_RECOVERY_CODES } from './auth-handlers';

export const CURRENT_PASSWORD = 'the password of before';

const SESSIONS = [
  sessionItemOf('own', { current: true }),
  sessionItemOf('phone', { userAgent: SAFARI_ON_IOS }),
  sessionItemOf('unnamed', { userAgent: null }),
];

const PASSKEY: Passkey = {
  id: '0198c0de-5ba1-7c3e-9f00-000000000001',
  name: 'Laptop',
  createdAt: '2026-05-02T01:00:00Z',
  usedAt: '2026-05-30T01:00:00Z',
};
const PASSKEYS = [PASSKEY];

const DEVICE: RememberedDevice = {
  id: '0198c0de-5ba1-7c3e-9f00-000000000009',
  userAgent: SAFARI_ON_IOS,
  ip: '203.0.113.7',
  createdAt: '2026-05-20T01:00:00Z',
  usedAt: null,
  expiresAt: '2026-06-19T01:00:00Z',
};

const CREATION_OPTIONS = {
  rp: { id: 'localhost', name: 'Signalbox' },
  user: { id: 'user', name: 'operator@signalbox.example', displayName: 'Mai Anh' },
  challenge: 'challenge',
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
};

/**
 * An account whose owner can change it: profile (with versions), password and sessions. Reset before each
 * story.
 */
export function mockAccount() {
  let version = 1;
  let user = currentUserOf();
  let sessions = SESSIONS;
  let password = CURRENT_PASSWORD;
  let passkeys = PASSKEYS;
  let devices = [DEVICE];

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
      passkeys = PASSKEYS;
      devices = [DEVICE];
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
      mock(getLoginOptions, () => ({
        providers: [],
        captcha: false,
        passkeys: { domain: window.location.hostname, address: window.location.origin },
      })),
      mock(listPasskeys, () => ({ data: [...passkeys] })),
      mock(beginPasskey, ({ body }) =>
        body.password === password
          ? CREATION_OPTIONS
          : respondWithError(400, { fieldErrors: { password: ['The password is wrong.'] } }),
      ),
      mock(addPasskey, ({ body }) => {
        const added = {
          ...PASSKEY,
          id: '0198c0de-5ba1-7c3e-9f00-000000000002',
          name: body.name,
          usedAt: null,
        };
        passkeys = [...passkeys, added];
        return added;
      }),
      mock(renamePasskey, ({ params, body }) => {
        const renamed = { ...PASSKEY, id: params.id, name: body.name };
        passkeys = passkeys.map((passkey) => (passkey.id === params.id ? renamed : passkey));
        return renamed;
      }),
      mock(removePasskey, ({ params, body }) => {
        if (body.password !== password)
          return respondWithError(400, { fieldErrors: { password: ['The password is wrong.'] } });
        passkeys = passkeys.filter(({ id }) => id !== params.id);
        return {};
      }),
      mock(listRememberedDevices, () => ({ data: [...devices] })),
      mock(forgetRememberedDevice, ({ params }) => {
        devices = devices.filter(({ id }) => id !== params.id);
        return {};
      }),
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
