import { ADMIN_APP_ID, findMembership } from './membership';
import type { Membership } from './membership';
import type { Database } from '../database/connection';

/** How exactly the last activity of a session is stored: a write for every call would be expensive. */
export const ACTIVITY_PRECISION_MS = 60_000;

/** Minutes without activity after which a session ends; 0 for no limit. */
export interface InactivityLimits {
  /** Accounts that hold permissions in the admin app. */
  staff: number;
  customers: number;
}

/** Whether a member of the admin app with this membership is staff. */
export function isStaff(inAdminApp: Membership | undefined): boolean {
  return inAdminApp !== undefined && inAdminApp.group.permission.length > 0;
}

/** The limit of an account in minutes; undefined for none. */
export async function inactivityMinutesOf(
  db: Database,
  { staff, customers }: InactivityLimits,
  userId: string,
): Promise<number | undefined> {
  if (staff === customers) return staff || undefined;
  const minutes = isStaff(await findMembership(db, userId, ADMIN_APP_ID)) ? staff : customers;
  return minutes || undefined;
}

/** The shortest limit of any account; infinite for none. */
export function shortestLimit({ staff, customers }: InactivityLimits): number {
  return Math.min(staff || Infinity, customers || Infinity);
}

/** Whether a session without activity for so long has ended. Stored times may be a minute old: no session ends early. */
export function isInactive(idleMs: number, minutes: number | undefined): boolean {
  return minutes !== undefined && idleMs >= minutes * 60_000 + ACTIVITY_PRECISION_MS;
}
