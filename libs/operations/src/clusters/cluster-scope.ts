import { ADMIN_APP_ID } from '@console/http';
import { matchPath, useLocation } from 'react-router';
import { SERVER_KINDS } from '../contract';
import { KIND_SEGMENTS } from '../paths/server-paths';

/** The clusters of a page: of one app or of all, and of one kind of server. */
export function useClusterScope() {
  const { pathname } = useLocation();
  const { params } = matchPath({ path: '/apps/:appId/product/:part', end: false }, pathname) ?? {};
  const { appId = ADMIN_APP_ID, part = '' } = params ?? {};
  const kind = SERVER_KINDS.find((one) => KIND_SEGMENTS[one] === part);
  return {
    appId: appId === ADMIN_APP_ID ? undefined : appId,
    kind,
    serversPath: `/apps/${encodeURIComponent(appId)}/product/${part}/machine`,
  };
}
