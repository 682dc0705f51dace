import type { PrefetchContext } from '@console/shell-layout';
import { usersApi } from '../api/users-api';
import { userListArgsAt } from './user-list-query';

export function prefetchUserList({ store, searchParams }: PrefetchContext) {
  store.dispatch(usersApi.util.prefetch('listUsers', userListArgsAt(searchParams), {}));
}
