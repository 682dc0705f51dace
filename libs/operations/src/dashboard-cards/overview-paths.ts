import { ADMIN_APP_ID } from '@console/http';
import { alertListPath } from '../alerts/alert-paths';
import { SERVERS_PATH } from '../servers/server-paths';

/** The list of servers behind a figure. */
export function serversBehind(appId: string | undefined, query: Readonly<Record<string, string>>): string {
  const of = appId === undefined ? {} : { appId };
  return `${SERVERS_PATH}?${new URLSearchParams({ ...of, ...query }).toString()}`;
}

/** The list of alerts behind a figure. */
export function alertsBehind(appId = ADMIN_APP_ID, query: Readonly<Record<string, string>> = {}): string {
  return `${alertListPath(appId)}?${new URLSearchParams({ status: 'open', ...query }).toString()}`;
}
