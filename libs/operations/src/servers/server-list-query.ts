import { serversApi } from '../api/servers-api';
import { ADMIN_APP_ID } from '@console/http';
import type { ArgsOf } from '@console/http/contract';
import { listFields, type ListState, oneOf, readListState, text } from '@console/ui/list';
import type { PrefetchContext } from '@console/shell-layout';
import { LICENSE_STATES, SERVER_KINDS, SERVER_SORTS, SERVER_STATES, type listServers } from '../contract';
import { serverScopeAt, type ServerScope } from './server-scope';

export const LICENSE_FILTERS = ['lacking', ...LICENSE_STATES] as const;

export const SERVER_LIST = {
  ...listFields(SERVER_SORTS, 'state'),
  state: oneOf(SERVER_STATES),
  /** Only in lists of all kinds. */
  kind: oneOf(SERVER_KINDS),
  license: oneOf(LICENSE_FILTERS),
  cluster: text(),
  /** Only in lists of all apps. */
  appId: text(),
};

export type ServerListState = ListState<typeof SERVER_LIST>;

/** The scope's app and kind override the filters. */
export function serverListArgs(
  scope: Pick<ServerScope, 'appId' | 'kind'>,
  { state, kind, license, cluster, appId, ...query }: ServerListState,
): ArgsOf<typeof listServers> {
  const app = scope.appId ?? appId;
  const one = scope.kind ?? kind;
  return {
    ...query,
    ...(scope.appId !== undefined && { appId: scope.appId }),
    customFields: {
      ...(app !== '' && { appId: app }),
      ...(one !== '' && { kind: one }),
      ...(state !== '' && { state }),
      ...(license !== '' && { license }),
      ...(cluster !== '' && { cluster }),
    },
  };
}

export function serverListArgsAt(scope: Pick<ServerScope, 'appId' | 'kind'>, params: URLSearchParams) {
  return serverListArgs(scope, readListState(SERVER_LIST, params));
}

export async function prefetchServers(routePath: string, { store, params, searchParams }: PrefetchContext) {
  const { kind } = serverScopeAt(routePath);
  const { appId = ADMIN_APP_ID } = params;
  const scope = { ...(kind && { kind }), ...(appId !== ADMIN_APP_ID && { appId }) };
  await store.dispatch(
    serversApi.endpoints.listServers.initiate(serverListArgsAt(scope, searchParams), { subscribe: false }),
  );
}
