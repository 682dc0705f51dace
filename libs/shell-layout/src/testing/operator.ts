import { ADMIN_APP_ID } from '@console/http';
import { API_GROUP_IDS, isStaffGroup, type ResponseOf } from '@console/http/contract';
import { mock, respondWithError } from '@console/http/testing';
import { getAppDetail, getProfile, getUserDetail, logout, type CurrentUser, type Helpers } from '../contract';

export function currentUserOf(changed: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 'user-1',
    email: 'operator@signalbox.example',
    name: 'Mai Anh Nguyễn',
    timezone: 'Asia/Ho_Chi_Minh',
    language: 'en',
    twoFAEnabled: true,
    viewOnly: false,
    ...changed,
  };
}

interface OperatorOptions {
  /** API groups held; all of them unless told. Null for somebody who has no place in the admin app. */
  permissions?: readonly string[] | null;
  /** API groups of the user's group in tenant apps, the same by default; null for a user who is no member of any. */
  ownPermissions?: readonly string[] | null;
  user?: Partial<CurrentUser>;
  subscription?: Partial<ResponseOf<typeof getAppDetail>[0]>;
  /** Whom the person may ask. */
  helpers?: Partial<Helpers>;
}

/** An App ID that the mocked platform does not know. */
export const UNKNOWN_APP_ID = 'no-such-app';

const NOBODY: Helpers = { access: [], subscription: [], accounts: [] };

/** What the platform answers to the console of a signed-in person. */
export function operator({
  permissions = API_GROUP_IDS,
  ownPermissions = permissions,
  user,
  subscription,
  helpers,
}: OperatorOptions = {}) {
  const person = currentUserOf(user);
  const group = groupOf(permissions);
  const staff = (permissions ?? []).filter(isStaffGroup);
  const checkApp = (appId: string) => {
    if (appId === UNKNOWN_APP_ID || (ownPermissions === null && staff.length === 0)) respondWithError(403);
  };
  const groupInApp = (appId: string) => {
    checkApp(appId);
    const { name, permission } = groupOf([...new Set([...(ownPermissions ?? []), ...staff])]);
    return { name: ownPermissions ? name : '', permission };
  };
  return [
    mock(getProfile, () => ({ ...person, etag: '"1"' })),
    mock(getUserDetail, ({ request }) => {
      const appId = request.headers.get('X-App-Id') ?? ADMIN_APP_ID;
      return { user: person, group: appId === ADMIN_APP_ID ? group : groupInApp(appId) };
    }),
    mock(getAppDetail, ({ params }): ResponseOf<typeof getAppDetail> => {
      const isAdminApp = params.id === ADMIN_APP_ID;
      if (!isAdminApp) checkApp(params.id);
      return [
        {
          appId: params.id,
          name: 'Admin',
          edition: 'enterprise',
          status: 'active',
          addedPrimaryCard: true,
          takesPaymentMethods: true,
          ...subscription,
        },
        {
          group: isAdminApp ? group : groupOf(ownPermissions),
          user: { timezone: person.timezone },
          helpers: { ...NOBODY, ...helpers },
        },
      ];
    }),
    mock(logout, () => ({})),
  ];
}

function groupOf(permissions: readonly string[] | null) {
  return {
    name: permissions ? 'Administrators' : '',
    permission: (permissions ?? []).map((apiGroupId) => ({ apiGroupId })),
  };
}
