import { ADMIN_APP_ID } from '@console/http';
import { API_GROUP_IDS, type AnswerOf } from '@console/http/contract';
import { mock } from '@console/http/testing';
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
  /** API groups held in tenant apps; the same unless told, and null for somebody who is no member of any. */
  ownPermissions?: readonly string[] | null;
  user?: Partial<CurrentUser>;
  subscription?: Partial<AnswerOf<typeof getAppDetail>[0]>;
  /** Whom the person may ask. */
  helpers?: Partial<Helpers>;
}

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
  return [
    mock(getProfile, () => ({ ...person, etag: '"1"' })),
    mock(getUserDetail, () => ({ user: person, group })),
    mock(getAppDetail, ({ params }): AnswerOf<typeof getAppDetail> => [
      {
        appId: params.id,
        name: 'Admin',
        edition: 'enterprise',
        status: 'active',
        addedPrimaryCard: true,
        ...subscription,
      },
      {
        group: params.id === ADMIN_APP_ID ? group : groupOf(ownPermissions),
        user: { timezone: person.timezone },
        helpers: { ...NOBODY, ...helpers },
      },
    ]),
    mock(logout, () => ({})),
  ];
}

function groupOf(permissions: readonly string[] | null) {
  return {
    name: permissions ? 'Administrators' : '',
    permission: (permissions ?? []).map((apiGroupId) => ({ apiGroupId })),
  };
}
