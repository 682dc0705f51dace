import type { Actor } from '../authorization/sessions';
import { type ApiGroupId, ADMIN_APP_ID } from '@console/http/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { groupPermissions, members, users } from '../database/schema';
import type { Authority } from '../authorization/authority';
import { HttpError } from '../http/http-error';
import { message } from '../messages/message';
import { apiGroupsOf } from './group-row';

/**
 * Runs a change of an app's groups or members and rejects it if no account could manage the app afterwards. In the
 * admin app, each API group must stay with a manager, and callers cannot end their own access. Lock the app first, in
 * the same transaction.
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
  if (appId !== ADMIN_APP_ID) return result;

  const manages = (managers: readonly Manager[]) => managers.some(({ userId }) => userId === actor.userId);
  if (manages(before) && !manages(after)) throw new HttpError(409, message('manager.self'));
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
