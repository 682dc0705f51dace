import { z } from 'zod';
import type { GroupAccess } from './operation';

/** The permission groups that the console knows. @see spec 3.3 */
export const API_GROUP_IDS = [
  'admin-tenant-app',
  'admin-management',
  'admin-library',
  'admin-machine',
  'admin-ssai',
  'admin-lrm',
  'admin-transcode',
  'admin-interactive',
  'admin-livestream',
  'admin-vod',
  'admin-user',
  'management',
] as const;

export type ApiGroupId = (typeof API_GROUP_IDS)[number];

/** Whether the group reaches every app when it is held in the admin app. */
export function isStaffGroup(apiGroupId: string): boolean {
  return apiGroupId.startsWith('admin-');
}

/** The access of an operation that is open to all staff: holders of any staff group in the admin app. */
export const STAFF_ACCESS: GroupAccess = Object.fromEntries(
  API_GROUP_IDS.filter(isStaffGroup).map((id) => [id, 'every-app']),
);

/** A permission as a platform sends it: a platform may hold groups that this console does not know, so any name is read. */
export const PermissionEntry = z.object({ apiGroupId: z.string() });
export type PermissionEntry = z.output<typeof PermissionEntry>;
