import type { Actor } from '../accounts/sessions';
import type { ApiGroupId } from '@console/http/contract';
import { and, eq } from 'drizzle-orm';
import { ADMIN_APP_ID } from '../apps/membership';
import type { Database } from '../database/connection';
import { groupPermissions, members, users } from '../database/schema';
import type { Authority } from '../http/authority';
import { Refusal } from '../http/refusal';
import { message } from '../messages/message';

/**
 * Carries out a change of an app's groups or members, unless it would leave nobody who may manage the app, or would take
 * an administrator's own way into the administration. The app has to be locked, and the change in one transaction with
 * this: a refusal undoes it.
 */
export async function keepingWaysIn<Result>(
  db: Database,
  actor: Actor,
  appId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await managersOf(db, appId);
  const result = await change();
  const after = await managersOf(db, appId);
  if (before.length > 0 && after.length === 0) throw new Refusal(409, message('wayIn.lastManager'));
  const shutOut = before.includes(actor.userId) && !after.includes(actor.userId);
  if (appId === ADMIN_APP_ID && shutOut) throw new Refusal(409, message('wayIn.own'));
  return result;
}

/** The permission that lets a person change the groups and members of an app. */
export function managingPermission(appId: string): ApiGroupId {
  return appId === ADMIN_APP_ID ? 'admin-management' : 'management';
}

/** Those who can change the app's groups and members: a view-only account cannot, whatever its group may do. */
async function managersOf(db: Database, appId: string): Promise<string[]> {
  const permission = managingPermission(appId);
  const rows = await db
    .select({ userId: members.userId })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(
      groupPermissions,
      and(eq(groupPermissions.groupId, members.groupId), eq(groupPermissions.apiGroupId, permission)),
    )
    .where(and(eq(members.appId, appId), eq(members.status, 'active'), eq(users.viewOnly, false)));
  return rows.map(({ userId }) => userId);
}

/**
 * In the admin app nobody manages a group that may do more than their own: whoever may invite colleagues could otherwise
 * make themselves an administrator of everything.
 *
 * @throws Refusal 403
 */
export function refuseMoreThanOwn(authority: Authority, appId: string, permissions: readonly string[]): void {
  if (appId === ADMIN_APP_ID && !authority.holdsAll(permissions)) {
    throw new Refusal(403, message('wayIn.moreThanOwn'));
  }
}
