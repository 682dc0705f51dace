import { findMembership, type Membership } from './membership';
import { ADMIN_APP_ID } from '@console/http/contract';
import type { Database } from '../database/connection';
import { MINUTE_MS } from '../time/durations';

/** Precision of `lastSeenAt`, so that not every call writes it. */
export const ACTIVITY_PRECISION_MS = MINUTE_MS;

/** Minutes without activity after which a session ends; 0 for no limit. */
export interface InactivityLimits {
  /** Accounts that hold permissions in the admin app. */
  staff: number;
  customers: number;
}

export function isStaff(inAdminApp: Membership | undefined): boolean {
  return inAdminApp !== undefined && inAdminApp.group.permission.length > 0;
}

export async function inactivityMinutesOf(
  db: Database,
  { staff, customers }: InactivityLimits,
  userId: string,
): Promise<number | undefined> {
  if (staff === customers) return staff || undefined;
  const minutes = isStaff(await findMembership(db, userId, ADMIN_APP_ID)) ? staff : customers;
  return minutes || undefined;
}

export function shortestLimit({ staff, customers }: InactivityLimits): number {
  return Math.min(staff || Infinity, customers || Infinity);
}

/** Stored times can be a minute old, so no session ends early. */
export function isInactive(idleMs: number, minutes: number | undefined): boolean {
  return minutes !== undefined && idleMs >= minutes * MINUTE_MS + ACTIVITY_PRECISION_MS;
}
