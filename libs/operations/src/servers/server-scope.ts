import { ADMIN_APP_ID } from '@console/http';
import { matchPath, useLocation } from 'react-router';
import type { Server, SERVER_KINDS } from '../contract';
import { SERVERS_PATH } from './server-paths';

type ServerKind = (typeof SERVER_KINDS)[number];

/** Which servers a page shows. */
export interface ServerScope {
  path: string;
  /** Undefined for servers of every app. */
  appId?: string;
  /** Undefined for all kinds. */
  kind?: ServerKind;
}

/** Kinds by the module path's first segment. */
const KINDS: ReadonlyMap<string, ServerKind> = new Map([
  ['live', 'live'],
  ['vod-server', 'vod'],
  ['media', 'media'],
  ['community', 'community'],
  ['cluster', 'cluster'],
  ['component', 'component'],
]);

export function serverScopeAt(pathname: string): ServerScope {
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

export function isInScope({ appId, kind }: Pick<Server, 'appId' | 'kind'>, scope: ServerScope): boolean {
  return (scope.appId ?? appId) === appId && (scope.kind ?? kind) === kind;
}

export function useServerScope(): ServerScope {
  return serverScopeAt(useLocation().pathname);
}
