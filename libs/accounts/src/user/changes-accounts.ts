import type { Requirement } from '@console/shell-layout';
import type { AdminUser } from '../contract';

/** What it takes to change an account. @see docs/behaviour.md 6 */
export const CHANGES_ACCOUNTS: Requirement = { permission: 'admin-user', change: true };

/** What it takes to change an account's rights, password, second factor or sessions. */
export function changesAccess({ adminApiGroups }: Pick<AdminUser, 'adminApiGroups'>): Requirement {
  return { ...CHANGES_ACCOUNTS, holdsAll: adminApiGroups };
}
