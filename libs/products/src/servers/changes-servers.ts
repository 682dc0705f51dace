import type { Requirement } from '@console/shell-layout';

/** What it takes to add and note servers: the group counts in their app, too. */
export const CHANGES_SERVERS: Requirement = { permission: 'admin-machine', inApp: true, change: true };

/** Licenses are given by staff. */
export const LICENSES_SERVERS: Requirement = { permission: 'admin-machine', change: true };
