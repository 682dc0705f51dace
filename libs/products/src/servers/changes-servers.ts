import type { Requirement } from '@console/shell-layout';

export const CHANGES_SERVERS: Requirement = { permission: 'admin-machine', change: true };

/** A server costs money: it takes a payment card. @see docs/behaviour.md 4.5 */
export const ADDS_SERVERS: Requirement = { ...CHANGES_SERVERS, card: true };
