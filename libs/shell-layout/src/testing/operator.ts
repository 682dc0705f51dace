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
  /** API groups of the user; default: all. Null: no membership in the admin app. */
  permissions?: readonly string[] | null;
  /** In tenant apps; default: the same. Null: no membership. */
  ownPermissions?: readonly string[] | null;
  user?: Partial<CurrentUser>;
  subscription?: Partial<ResponseOf<typeof getAppDetail>[0]>;
  helpers?: Partial<Helpers>;
}

/** An unknown App ID. */
export const UNKNOWN_APP_ID = 'no-such-app';

const NOBODY: Helpers = { access: [], subscription: [], accounts: [] };

/** Handlers for a signed-in user's platform. */
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
