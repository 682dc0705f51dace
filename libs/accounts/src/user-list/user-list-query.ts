import type { ArgsOf } from '@console/http/contract';
import type { PrefetchContext } from '@console/shell-layout';
import { listFields, type ListState, oneOf, readListState, text } from '@console/ui/list';
import { usersApi } from '../api/users-api';
import { LAST_SIGN_INS, USER_STATUSES, type listUsers } from '../contract';

export const TWO_FACTOR = ['on', 'off'] as const;
export const RIGHTS = ['full', 'view-only'] as const;

export const USER_LIST = {
  ...listFields(['name', 'email', 'createdAt', 'lastSignInAt'], '-createdAt'),
  status: oneOf(USER_STATUSES),
  twoFactor: oneOf(TWO_FACTOR),
  rights: oneOf(RIGHTS),
  group: text(),
  lastSignIn: oneOf(LAST_SIGN_INS),
};

type Args = ArgsOf<typeof listUsers>;

export function userListArgs({
  status,
  twoFactor,
  rights,
  group,
  lastSignIn,
  ...state
}: ListState<typeof USER_LIST>): Args {
  return {
    ...state,
    customFields: {
      ...(status !== '' && { status }),
      ...(twoFactor !== '' && { twoFAEnabled: twoFactor === 'on' }),
      ...(rights !== '' && { viewOnly: rights === 'view-only' }),
      ...(group !== '' && { adminGroup: group }),
      ...(lastSignIn !== '' && { lastSignIn }),
    },
  };
}

export function userListArgsAt(params: URLSearchParams): Args {
  return userListArgs(readListState(USER_LIST, params));
}

export async function prefetchUserList({ store, searchParams }: PrefetchContext) {
  await store.dispatch(
    usersApi.endpoints.listUsers.initiate(userListArgsAt(searchParams), { subscribe: false }),
  );
}
