import { ADMIN_APP_ID, type ConsoleError } from '@console/http';
import type { ResponseOf, ApiGroupId, GroupAccess } from '@console/http/contract';
import type { Params } from 'react-router';
import type { getUserDetail } from '../contract';

/** Which permission opens which path segment. @see spec 6 */
const PERMISSION_OF_SEGMENT: Readonly<Record<string, ApiGroupId>> = {
  normal: 'admin-tenant-app',
  archive: 'admin-tenant-app',
  'tenant-apps': 'admin-tenant-app',
  document: 'admin-tenant-app',
  management: 'admin-management',
  billing: 'admin-management',
  library: 'admin-library',
  machine: 'admin-machine',
  ssai: 'admin-ssai',
  lrm: 'admin-lrm',
  transcode: 'admin-transcode',
  interactive: 'admin-interactive',
  livestream: 'admin-livestream',
  vod: 'admin-vod',
  accounts: 'admin-user',
};

/** The API groups that a user holds in an app. */
export type Permissions = ReadonlySet<string>;

/** What a user is in an app. */
export interface AppAccess {
  /** Those of the user's group in the app, with the staff groups that they hold in the admin app. */
  permissions: Permissions;
  isMember: boolean;
}

/** What a user holds and is; undefined where it is not known yet. */
export interface Grants {
  /** In the admin app. */
  permissions?: Permissions | undefined;
  /** In the app that the page is about; `NOT_A_MEMBER` for the admin app. */
  app?: AppAccess | undefined;
}

/** A user who is no member of the app. */
export const NOT_A_MEMBER: AppAccess = { permissions: new Set(), isMember: false };

type UserDetail = ResponseOf<typeof getUserDetail>;

export function permissionsOf({ group }: Pick<UserDetail, 'group'>): Permissions {
  return new Set(group.permission.map((entry) => entry.apiGroupId));
}

export function appAccessOf(detail: UserDetail): AppAccess {
  return { permissions: permissionsOf(detail), isMember: detail.group.name !== '' };
}

/** Whether a route is about the app that its path names. */
export function namesApp(path: string): boolean {
  return path.split('/').some((segment) => segment === ':appId' || segment === ':appId()');
}

/** The app that a navigation is about: the one that its route names, otherwise the admin app. */
export function appIdOf(chain: readonly { path: string }[], { appId }: Params = {}): string {
  return appId !== undefined && namesApp(chain.at(-1)?.path ?? '') ? appId : ADMIN_APP_ID;
}

/** API groups of the admin app alone: in a tenant app, `management` corresponds to them. */
const OF_ADMIN_APP: readonly ApiGroupId[] = ['admin-tenant-app', 'admin-management', 'admin-user'];

/**
 * The access that a path requires: by its last segment, or the nearest one before it, that has an API group. Where the path names
 * an app, the user's own group in that app counts as well. Undefined where no segment has an API group: a route of such a path
 * that requires a permission is closed to every user.
 */
export function accessOfPath(path: string): GroupAccess | undefined {
  const segment = path.split('/').findLast((name) => Object.hasOwn(PERMISSION_OF_SEGMENT, name));
  const group = segment === undefined ? undefined : PERMISSION_OF_SEGMENT[segment];
  if (group === undefined) return undefined;
  if (!namesApp(path)) return { [group]: 'every-app' };
  return OF_ADMIN_APP.includes(group)
    ? { [group]: 'every-app', management: 'own-app' }
    : { [group]: ['every-app', 'own-app'] };
}

/** Whether a query about an app failed because there is no such app, or because the user is not let into it. */
export function isNoAccess(error: ConsoleError | { message?: string | undefined } | undefined): boolean {
  return error !== undefined && 'status' in error && [403, 404].includes(error.status);
}
