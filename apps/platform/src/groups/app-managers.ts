import type { Actor } from '../authorization/sessions';
import { type ApiGroupId, ADMIN_APP_ID } from '@console/http/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { apps, groupPermissions, members, users } from '../database/schema';
import type { Authority } from '../authorization/authority';
import { HttpError } from '../http/http-error';
import { message } from '../messages/message';
import { apiGroupsOf } from './group-row';

/**
 * Runs a change of an app's groups or members and rejects it if no account, or no longer the owner, could manage the app
 * afterwards. In the admin app, each API group must stay with a manager, and callers cannot end their own access. Lock
 * the app first, in the same transaction.
 * @throws HttpError 409
 */
export async function preserveManagers<Result>(
  db: Database,
  actor: Actor,
  appId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await managersOf(db, appId);
  const result = await change();
  const after = await managersOf(db, appId);
  if (before.length > 0 && after.length === 0) throw new HttpError(409, message('manager.lastManager'));
  const isLost = (id: string | null) => isAmong(before, id) && !isAmong(after, id);
  if (appId !== ADMIN_APP_ID) {
    const [app] = await db.select({ ownerId: apps.ownerId }).from(apps).where(eq(apps.appId, appId));
    if (app && isLost(app.ownerId)) throw new HttpError(409, message('manager.isOwner'));
    return result;
  }
  if (isLost(actor.userId)) throw new HttpError(409, message('manager.self'));
  const held = new Set(after.flatMap(({ apiGroups }) => apiGroups));
  const lost = new Set(before.flatMap(({ apiGroups }) => apiGroups.filter((id) => !held.has(id))));
  if (lost.size > 0) {
    throw new HttpError(409, message('manager.lastHolder', { names: [...lost].join(', ') }));
  }
  return result;
}

export function managingPermission(appId: string): ApiGroupId {
  return appId === ADMIN_APP_ID ? 'admin-management' : 'management';
}

interface Manager {
  userId: string;
  apiGroups: string[];
}

function isAmong(managers: readonly Manager[], id: string | null): boolean {
  return managers.some(({ userId }) => userId === id);
}

/** Accounts that can sign in and manage the app. */
async function managersOf(db: Database, appId: string): Promise<Manager[]> {
  const permission = managingPermission(appId);
  return db
    .select({ userId: members.userId, apiGroups: apiGroupsOf(members.groupId) })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(
      groupPermissions,
      and(eq(groupPermissions.groupId, members.groupId), eq(groupPermissions.apiGroupId, permission)),
    )
    .where(
      and(
        eq(members.appId, appId),
        eq(members.status, 'active'),
        eq(users.viewOnly, false),
        isNotNull(users.confirmedAt),
      ),
    );
}

/**
 * In the admin app, callers can only manage groups whose API groups they hold, so that they cannot escalate their
 * permissions.
 * @throws HttpError 403
 */
export function requireHeldGroups(authority: Authority, appId: string, permissions: readonly string[]): void {
  if (appId === ADMIN_APP_ID && !authority.holdsAll(permissions)) {
    throw new HttpError(403, message('manager.moreThanHeld'));
  }
}
