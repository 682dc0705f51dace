import { ADMIN_APP_ID } from '@console/http';
import { matchPath } from 'react-router';
import type { Server, SERVER_KINDS } from '../contract';
import { SERVERS_PATH } from './server-paths';

type ServerKind = (typeof SERVER_KINDS)[number];

/** Which servers a list has, and where it stands. */
export interface ServerPlace {
  path: string;
  /** The app whose they are; undefined for those of every app, which the admin app looks after. */
  appId?: string;
  /** Undefined for servers of all kinds. */
  kind?: ServerKind;
}

/** The parts of the catalogue that have servers, by the first segment of their paths. */
const KINDS: ReadonlyMap<string, ServerKind> = new Map([
  ['live', 'live'],
  ['vod-server', 'vod'],
  ['media', 'media'],
  ['community', 'community'],
  ['cluster', 'cluster'],
  ['component', 'component'],
]);

/** The list of servers that is at a path, or that whatever is there stands below. */
export function serverPlaceAt(pathname: string): ServerPlace {
  const { params, pathnameBase } =
    matchPath({ path: '/apps/:appId/product/:part/machine', end: false }, pathname) ?? {};
  const kind = KINDS.get(params?.part ?? '');
  if (pathnameBase === undefined || kind === undefined) return { path: SERVERS_PATH };
  const appId = params?.appId;
  return {
    path: pathnameBase,
    kind,
    ...(appId !== undefined && appId !== ADMIN_APP_ID && { appId }),
  };
}

/** Whether a place is about a server: of its app, and of its kind. */
export function isOfPlace({ appId, kind }: Pick<Server, 'appId' | 'kind'>, place: ServerPlace): boolean {
  return (place.appId ?? appId) === appId && (place.kind ?? kind) === kind;
}
