export const SERVERS_PATH = '/apps/machine';

/** Servers of an app without a valid license. @see spec 4.6 */
export function unlicensedServersPath(appId: string): string {
  return `${SERVERS_PATH}?${new URLSearchParams({ license: 'lacking', appId }).toString()}`;
}
