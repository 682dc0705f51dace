import { ADMIN_APP_ID } from '@console/http';
import { SERVERS_PATH } from './server-list-paths';

/** Module path segments by kind of server. */
export const KIND_SEGMENTS = {
  live: 'live',
  vod: 'vod-server',
  media: 'media',
  community: 'community',
  cluster: 'cluster',
  component: 'component',
} as const;

/** The list of an app's servers of one kind; for the admin app, of all servers. */
export function serverListPath(appId: string, kind: string | undefined): string {
  const known = Object.entries(KIND_SEGMENTS).find(([one]) => one === kind);
  return appId === ADMIN_APP_ID || !known
    ? SERVERS_PATH
    : `/apps/${encodeURIComponent(appId)}/product/${known[1]}/machine`;
}

/** A period in the graphs of a server. Milliseconds since 1970. */
export function metricsQuery(since: number, until: number): string {
  const query = { since: new Date(since).toISOString(), until: new Date(until).toISOString() };
  return `?${new URLSearchParams(query).toString()}`;
}

export function serverPath(listPath: string, serverId: string): string {
  return `${listPath}/${encodeURIComponent(serverId)}`;
}

/** The page of a server, without the list. */
export function serverPagePath(listPath: string, serverId: string): string {
  return `${serverPath(listPath, serverId)}/detail`;
}

export function clusterServersPath(listPath: string, cluster: string): string {
  return `${listPath}?${new URLSearchParams({ cluster }).toString()}`;
}

export function serverLicensePath(listPath: string, serverId: string): string {
  return `${serverPath(listPath, serverId)}/license`;
}

export function serverNotePath(listPath: string, serverId: string): string {
  return `${serverPath(listPath, serverId)}/note`;
}

export function addServerPath(listPath: string): string {
  return `${listPath}/add`;
}
