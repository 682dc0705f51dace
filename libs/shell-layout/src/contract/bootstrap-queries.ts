import { ADMIN_APP_ID } from '@console/http/contract';
import { HOME_PATH, opensWithoutTwoFactor } from '../routes/paths';

export const PROFILE_PATH = '/auth-service/v1/users/profile';
export const USER_DETAIL_PATH = '/auth-service/v1/apps/user/detail';
const APPS_PATH = '/auth-service/v1/apps';
export const APP_DETAIL_PATH = `${APPS_PATH}/{id}` as const;

/**
 * The queries that the guard evaluates a page by, for a signed-in user of whom nothing is known yet: the page sends them
 * before the console has loaded. None for public pages, and none that the
 * platform rejects as long as the user has no two-factor authentication, where that is likely.
 */
export function bootstrapQueriesOf(
  pathname: string,
  twoFactorMissing: boolean,
): { path: string; appId?: string }[] {
  // The router ignores trailing slashes and case, and the console redirects / to its home page.
  const page = pathname.replace(/\/+$/, '') || HOME_PATH;
  if (!/^\/(?:apps|user)(?:\/|$)/i.test(page)) return [];
  const profile = { path: PROFILE_PATH };
  if (twoFactorMissing || opensWithoutTwoFactor(page.toLowerCase())) return [profile];
  const appId = appInPath(page);
  return [
    profile,
    { path: USER_DETAIL_PATH },
    ...(appId === undefined ? [] : [{ path: USER_DETAIL_PATH, appId }]),
    { path: `${APPS_PATH}/${ADMIN_APP_ID}` },
  ];
}

/** Segments below /apps that are pages of all apps and name none. */
const NO_APPS = /^(?:dashboard|tenant-apps|product|billing|machine|accounts?|management|document|2fa)$/i;

function appInPath(page: string): string | undefined {
  const segment = /^\/apps\/([^/]+)\/./i.exec(page)?.[1];
  if (segment === undefined || NO_APPS.test(segment)) return undefined;
  const appId = decodeURIComponent(segment);
  return appId === ADMIN_APP_ID ? undefined : appId;
}
