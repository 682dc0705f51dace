import { ADMIN_APP_ID } from '@console/http';
import { matchPath, useLocation } from 'react-router';
import { SERVER_KINDS, type Server } from '../contract';
import { SERVERS_PATH } from '../paths/server-list-paths';
import { KIND_SEGMENTS } from '../paths/server-paths';

type ServerKind = (typeof SERVER_KINDS)[number];

/** Which servers a page shows. */
export interface ServerScope {
  path: string;
  /** Undefined for servers of every app. */
  appId?: string;
  /** Undefined for all kinds. */
  kind?: ServerKind;
}

export function serverScopeAt(pathname: string): ServerScope {
  const { params, pathnameBase } =
    matchPath({ path: '/apps/:appId/product/:part/machine', end: false }, pathname) ?? {};
  const kind = SERVER_KINDS.find((one) => KIND_SEGMENTS[one] === params?.part);
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
