import { and, eq, sql } from 'drizzle-orm';
import { lockApp } from '../apps/lock-app';
import { writeApp } from '../apps/write-app';
import { recordAudit, type AuditContext } from '../audit/record-audit';
import { groupPermissions, groups, members } from '../database/schema';
import { HttpError } from '../http/http-error';
import { message } from '../messages/message';

/**
 * Activates an invited member and transfers ownership if they were invited to own the app. Undefined for a revoked
 * invitation.
 * @throws HttpError 409 for an archived app.
 */
export async function acceptMembership(
  call: AuditContext,
  appId: string,
): Promise<{ appId: string; name: string; group: { name: string } } | undefined> {
  const { db, actor, now } = call;
  const { userId, user } = actor;
  const app = await lockApp(db, appId);
  const [invited] = await db
    .select({ id: members.id, becomesOwner: members.becomesOwner, group: groups.name, mayManage })
    .from(members)
    .innerJoin(groups, eq(groups.id, members.groupId))
    .where(and(eq(members.appId, appId), eq(members.userId, userId), eq(members.status, 'invited')));
  if (!app || !invited) return undefined;
  // The rollback keeps the link valid: the app may be restored.
  if (app.status === 'archived') throw new HttpError(409, message('tenantApp.archived'));

  await db
    .update(members)
    .set({
      status: 'active',
      invitationExpiresAt: null,
      becomesOwner: false,
      version: sql`${members.version} + 1`,
    })
    .where(eq(members.id, invited.id));
  const accepted = { id: invited.id, appId, name: user.email };
  await recordAudit({ ...call, action: 'member.accept' }, accepted, {
    email: user.email,
    group: invited.group,
  });
  // Owners must be able to manage the app: a member moved to another group does not become owner.
  if (invited.becomesOwner && invited.mayManage) {
    await writeApp(db, app, { ownerId: userId }, { now, knownVersion: undefined });
    const detail = { name: app.name, 'owner.after': user.email };
    await recordAudit({ ...call, action: 'tenant-app.update' }, app, detail);
  }
  return { appId, name: app.name, group: { name: invited.group } };
}

const mayManage = sql<boolean>`exists (select 1 from ${groupPermissions} where ${and(
  eq(groupPermissions.groupId, members.groupId),
  eq(groupPermissions.apiGroupId, 'management'),
)})`;
