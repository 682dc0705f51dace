import { PAGE_SIZES, type ArgsOf } from '@console/http/contract';
import { int, oneOf, readListState, sortBy, text, type ListState } from '@console/ui/list';
import { LICENSE_STATES, SERVER_KINDS, SERVER_SORTS, SERVER_STATES, type listServers } from '../contract';
import type { ServerPlace } from './server-place';

export const LICENSE_FILTERS = ['lacking', ...LICENSE_STATES] as const;

/** The state of the list in the address. */
export const SERVER_LIST = {
  page: int(1),
  perPage: int(20, PAGE_SIZES),
  sort: sortBy(SERVER_SORTS, 'state'),
  q: text(),
  state: oneOf(SERVER_STATES),
  /** Of lists that have servers of all kinds. */
  kind: oneOf(SERVER_KINDS),
  license: oneOf(LICENSE_FILTERS),
  cluster: text(),
  /** Of lists that have the servers of every app. */
  appId: text(),
};

export type ServerListState = ListState<typeof SERVER_LIST>;

/** What to ask the platform for: a place that is of one app or one kind does not let go of it. */
export function serverListArgs(
  place: Pick<ServerPlace, 'appId' | 'kind'>,
  { state, kind, license, cluster, appId, ...query }: ServerListState,
): ArgsOf<typeof listServers> {
  const app = place.appId ?? appId;
  const one = place.kind ?? kind;
  return {
    ...query,
    ...(place.appId !== undefined && { appId: place.appId }),
    customFields: {
      ...(app !== '' && { appId: app }),
      ...(one !== '' && { kind: one }),
      ...(state !== '' && { state }),
      ...(license !== '' && { license }),
      ...(cluster !== '' && { cluster }),
    },
  };
}

/** The same, out of an address: for a prefetch, before there is a screen. */
export function serverListArgsAt(place: Pick<ServerPlace, 'appId' | 'kind'>, params: URLSearchParams) {
  return serverListArgs(place, readListState(SERVER_LIST, params));
}
