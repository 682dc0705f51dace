import type { Requirement } from '@console/shell-layout';

/** What it takes to change an account. @see docs/behaviour.md 6 */
export const CHANGES_ACCOUNTS: Requirement = { permission: 'admin-user', change: true };
