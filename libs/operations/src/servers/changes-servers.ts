import type { Requirement } from '@console/ui';
import { SERVERS_ACCESS } from '../contract';

/** What it takes to add and note servers. */
export const CHANGES_SERVERS: Requirement = { access: SERVERS_ACCESS, change: true };

/** Licenses are given by staff. */
export const LICENSES_SERVERS: Requirement = { permission: 'admin-machine', change: true };
