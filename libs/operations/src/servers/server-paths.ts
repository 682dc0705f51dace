export const SERVERS_PATH = '/apps/machine';

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

/** Servers of an app without a valid license. @see spec 4.6 */
export function unlicensedServersPath(appId: string): string {
  return `${SERVERS_PATH}?${new URLSearchParams({ license: 'lacking', appId }).toString()}`;
}
