import type { PrefetchContext } from '@console/shell-layout';
import { usersApi } from '../api/users-api';
import { userListArgsAt } from './user-list-query';

export async function prefetchUserList({ store, searchParams }: PrefetchContext) {
  await store.dispatch(
    usersApi.endpoints.listUsers.initiate(userListArgsAt(searchParams), { subscribe: false }),
  );
}
