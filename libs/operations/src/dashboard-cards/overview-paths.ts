import { ADMIN_APP_ID } from '@console/http';
import { alertListPath } from '../paths/alert-paths';
import { SERVERS_PATH } from '../paths/server-list-paths';

/** The servers behind a figure: those of every app, or an app's in its monitoring. */
export function serversBehind(appId: string | undefined, query: Readonly<Record<string, string>>): string {
  const path = appId === undefined ? SERVERS_PATH : `/apps/${encodeURIComponent(appId)}/product/monitor`;
  return `${path}?${new URLSearchParams(query).toString()}`;
}

/** The servers of an app for users who may list those of every app. */
export function serversOfApp(appId: string, query: Readonly<Record<string, string>>): string {
  return serversBehind(undefined, { appId, ...query });
}

/** The list of alerts behind a figure. */
export function alertsBehind(appId = ADMIN_APP_ID, query: Readonly<Record<string, string>> = {}): string {
  return `${alertListPath(appId)}?${new URLSearchParams({ status: 'open', ...query }).toString()}`;
}
