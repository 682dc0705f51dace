import { ADMIN_APP_ID, type ConsoleError } from '@console/http';
import type { AnswerOf, ApiGroupId } from '@console/http/contract';
import type { Params } from 'react-router';
import type { getUserDetail } from '../contract';

/** Which permission opens which path segment. @see docs/behaviour.md 6 */
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

/** What a user is in the app that a route names. */
export interface AppAccess {
  /** Those of the user's group in the app, with the staff groups that they hold in the admin app. */
  permissions: Permissions;
  isMember: boolean;
}

type UserDetail = AnswerOf<typeof getUserDetail>;

export function permissionsOf({ group }: Pick<UserDetail, 'group'>): Permissions {
  return new Set(group.permission.map((entry) => entry.apiGroupId));
}

export function appAccessOf(detail: UserDetail): AppAccess {
  return { permissions: permissionsOf(detail), isMember: detail.group.name !== '' };
}

/** Whether a route is about the app that its path names. */
export function isOfApp(path: string): boolean {
  return path.split('/').some((segment) => segment === ':appId' || segment === ':appId()');
}

/** The app that a navigation is about: the one that its route names, otherwise the admin app. */
export function appOf(chain: readonly { path: string }[], { appId }: Params = {}): string {
  return appId !== undefined && isOfApp(chain.at(-1)?.path ?? '') ? appId : ADMIN_APP_ID;
}

/**
 * The permission that a path asks for: that of its last segment, or of the nearest one before it that has any.
 * Undefined where no segment has one; such a route, if it asks for a permission, is open to nobody.
 */
export function permissionOfPath(path: string): ApiGroupId | undefined {
  const segment = path.split('/').findLast((name) => Object.hasOwn(PERMISSION_OF_SEGMENT, name));
  return segment === undefined ? undefined : PERMISSION_OF_SEGMENT[segment];
}

/** Whether a query about an app failed because there is no such app, or because the user is not let into it. */
export function isNoAccess(error: ConsoleError | { message?: string | undefined } | undefined): boolean {
  return error !== undefined && 'status' in error && [403, 404].includes(error.status);
}
