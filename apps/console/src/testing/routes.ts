import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ApiGroupId } from '@console/http/contract';

export interface TestedRoute {
  path: string;
  title: string;
  auth?: true;
  /** Each of these groups opens the route. Default: open to every signed-in user. */
  needs?: readonly ApiGroupId[];
  order?: number;
  layout?: string;
  keepAlive?: true | 'running';
  redirectsTo?: string;
}

export const ROUTES_FILE = resolve(import.meta.dirname, 'routes.jsonl');

export const ROUTES: readonly TestedRoute[] = readFileSync(ROUTES_FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as TestedRoute);

export const SESSION_ROUTES = ROUTES.filter(({ auth }) => auth);
export const SIGN_IN_PATHS = ['/auth/login', '/login'];

export const PUBLIC_ROUTES = ROUTES.filter(
  ({ path, auth }) => !auth && ![...SIGN_IN_PATHS, '/auth/check-code'].includes(path),
);

/** The modules of members and groups lead to the management pages. */
export function hasScreen({ path, redirectsTo }: TestedRoute): boolean {
  return redirectsTo === undefined && !/\/product\/management\/(members|group)$/.test(path);
}

/** An address of the route with the given parameters; default for the others: an unknown ID. */
export function addressOf(
  { path }: Pick<TestedRoute, 'path'>,
  params: Readonly<Record<string, string>> = { appId: 'default-admin-app' },
): string {
  return path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '7').replace('*', '/no/such/page');
}
