/** Servers of every app and kind. */
export const SERVERS_PATH = '/apps/machine';

/** Beside a list of servers. */
export function serverPath(listPath: string, serverId: string): string {
  return `${listPath}/${encodeURIComponent(serverId)}`;
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

/** The servers of an app that have no license, or one that has ended. @see spec 4.6 */
export function unlicensedServersPath(appId: string): string {
  return `${SERVERS_PATH}?${new URLSearchParams({ license: 'lacking', appId }).toString()}`;
}
