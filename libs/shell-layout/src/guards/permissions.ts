import type { AnswerOf, ApiGroupId } from '@console/http/contract';
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

/** The API groups that a person holds in the current app. */
export type Permissions = ReadonlySet<string>;

export function permissionsOf({ group }: AnswerOf<typeof getUserDetail>): Permissions {
  return new Set(group.permission.map((entry) => entry.apiGroupId));
}

/**
 * The permission that a path asks for: that of its last segment, or of the nearest one before it that has any.
 * Undefined where no segment has one; such a route, if it asks for a permission, is open to nobody.
 */
export function permissionOfPath(path: string): ApiGroupId | undefined {
  const segment = path.split('/').findLast((name) => Object.hasOwn(PERMISSION_OF_SEGMENT, name));
  return segment === undefined ? undefined : PERMISSION_OF_SEGMENT[segment];
}
