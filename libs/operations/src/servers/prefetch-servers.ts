import { ADMIN_APP_ID } from '@console/http';
import type { PrefetchContext } from '@console/shell-layout';
import { serversApi } from '../api/servers-api';
import { serverListArgsAt } from './server-list-query';
import { serverPlaceAt } from './server-place';

export async function prefetchServers(routePath: string, { store, params, searchParams }: PrefetchContext) {
  const { kind } = serverPlaceAt(routePath);
  const { appId = ADMIN_APP_ID } = params;
  const place = { ...(kind && { kind }), ...(appId !== ADMIN_APP_ID && { appId }) };
  await store.dispatch(
    serversApi.endpoints.listServers.initiate(serverListArgsAt(place, searchParams), { subscribe: false }),
  );
}
