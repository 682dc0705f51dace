import type { Requirement } from '@console/ui';
import { SERVERS_ACCESS } from '../contract';

/** To add servers and edit notes. */
export const CHANGE_SERVERS: Requirement = { access: SERVERS_ACCESS, change: true };

/** Only staff can license servers. */
export const LICENSE_SERVERS: Requirement = { permission: 'admin-machine', change: true };
