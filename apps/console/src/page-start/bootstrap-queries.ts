import { ADMIN_APP_ID } from '@console/http/contract';
import { HOME_PATH } from '@console/shell-layout';
import { opensWithoutTwoFactor } from '@console/shell-layout/app';
import { APP_DETAIL_PATH, PROFILE_PATH, USER_DETAIL_PATH } from '@console/shell-layout/contract';

/**
 * Queries that the guard needs for a page, sent before the console's code has loaded. None for public pages,
 * and none that the platform would reject for lack of two-factor authentication.
 */
export function bootstrapQueriesOf(
  pathname: string,
  twoFactorMissing: boolean,
): { path: string; appId?: string }[] {
  // Like the router: trailing slashes and case are ignored, and / redirects to the home page.
  const page = pathname.replace(/\/+$/, '') || HOME_PATH;
  if (!/^\/(?:apps|user)(?:\/|$)/i.test(page)) return [];
  const profile = { path: PROFILE_PATH };
  if (twoFactorMissing || opensWithoutTwoFactor(page.toLowerCase())) return [profile];
  const appId = appInPath(page);
  return [
    profile,
    { path: USER_DETAIL_PATH },
    ...(appId === undefined ? [] : [{ path: USER_DETAIL_PATH, appId }]),
    { path: APP_DETAIL_PATH.replace('{id}', ADMIN_APP_ID) },
  ];
}

/** Segments below /apps that are not App IDs. */
const NO_APPS = /^(?:dashboard|tenant-apps|product|billing|machine|accounts?|management|document|2fa)$/i;

function appInPath(page: string): string | undefined {
  const segment = /^\/apps\/([^/]+)\/./i.exec(page)?.[1];
  if (segment === undefined || NO_APPS.test(segment)) return undefined;
  const appId = decodeURIComponent(segment);
  return appId === ADMIN_APP_ID ? undefined : appId;
}
