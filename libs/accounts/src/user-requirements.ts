import type { Requirement } from '@console/ui';
import type { AdminUser } from './contract';

/** Required to change an account. @see spec 6 */
export const CHANGE_ACCOUNTS: Requirement = { permission: 'admin-user', change: true };

/** Required to change an account's permissions, password, second factor or sessions. */
export function changeAccessOf({ adminApiGroups }: Pick<AdminUser, 'adminApiGroups'>): Requirement {
  return { ...CHANGE_ACCOUNTS, targetGroups: adminApiGroups };
}
