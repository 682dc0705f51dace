import { ADMIN_APP_ID } from '@console/http/contract';
import { HOME_PATH, opensWithoutTwoFactor } from '../guards/guard-paths';

export const PROFILE_PATH = '/auth-service/v1/users/profile';
export const USER_DETAIL_PATH = '/auth-service/v1/apps/user/detail';
const APPS_PATH = '/auth-service/v1/apps';
export const APP_DETAIL_PATH = `${APPS_PATH}/{id}` as const;

/**
 * The paths of the queries that the guard judges a place by, of a signed-in person of whom nothing is known yet: so that
 * the page can make them before the console is there. None for places that are open to anybody.
 */
export function firstPathsOf(pathname: string): string[] {
  // As the router takes it, and the console itself leads home.
  const place = pathname.replace(/\/+$/, '').toLowerCase() || HOME_PATH;
  if (!/^\/(?:apps|user)(?:\/|$)/.test(place)) return [];
  return opensWithoutTwoFactor(place)
    ? [PROFILE_PATH]
    : [PROFILE_PATH, USER_DETAIL_PATH, `${APPS_PATH}/${ADMIN_APP_ID}`];
}
