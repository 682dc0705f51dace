import type { updateTenantApp as operation } from '@console/tenant-apps/contract';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { withManagement } from '../apps/api-groups';
import { lockApp } from '../apps/lock-app';
import { subscriptionStatus } from '../apps/subscription';
import { auditedOf, writeApp, type AppChange } from '../apps/write-app';
import { recordAudit, changeDetail } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { appApiGroups, groupPermissions, groups, members, users } from '../database/schema';
import { fieldError, HttpError } from '../http/http-error';
import type { Call } from '../http/route';
import { restartStreamsOfApp, stopStreamsOfApp } from '../live/streams-of-app';
import { message } from '../messages/message';

type UpdateCall = Call<typeof operation>;

/** @throws HttpError 404, 412 for an outdated version, 409 for an owner who cannot manage the app. */
export async function updateTenantApp(call: UpdateCall): Promise<void> {
  const { params, body, db, now, knownVersion } = call;
  const before = await lockApp(db, params.id);
  if (before?.kind !== 'tenant') throw new HttpError(404, message('tenantApp.notFound'));
  const { appId } = before;
  const grantedBefore = await apiGroupsOf(db, appId);
  const granted = body.apiGroups ? withManagement(body.apiGroups) : grantedBefore;
  const regranted = granted.join() !== grantedBefore.join();
  const owner = body.ownerEmail === undefined ? undefined : await manager(db, appId, body.ownerEmail);
  // A pending owner becomes a regular invitee.
  const dropped = owner && (await pendingOwner(db, appId));

  const change: AppChange = {
    ...(body.name !== undefined && body.name !== before.name && { name: body.name }),
    // The edition of a trial, and of one that is over, becomes a paid one.
    ...(body.edition !== undefined &&
      (body.edition !== before.edition || subscriptionStatus(before, now) !== 'active') && {
        edition: body.edition,
        subscriptionStatus: 'active' as const,
      }),
    ...(body.status !== undefined &&
      body.status !== before.status && {
        status: body.status,
        archivedAt: body.status === 'archived' ? now : null,
      }),
    ...(owner && owner.id !== before.ownerId && { ownerId: owner.id }),
  };
  const after = await writeApp(db, before, change, {
    now,
    knownVersion,
    touch: regranted || dropped !== undefined,
  });
  if (regranted) await grant(db, appId, granted);
  if (dropped) await db.update(members).set({ becomesOwner: false }).where(eq(members.id, dropped.memberId));
  if (change.status) {
    const isArchived = change.status === 'archived';
    await (isArchived ? stopStreamsOfApp(db, appId) : restartStreamsOfApp(db, appId, now));
    const action = isArchived ? 'tenant-app.archive' : 'tenant-app.restore';
    await recordAudit({ ...call, action }, after, { name: after.name });
  }
  const { status: _before, ...was } = auditedOf(before);
  const { status: _after, ...is } = auditedOf(after);
  const detail = {
    ...changeDetail(was, is),
    ...changeDetail({ apiGroups: grantedBefore.join(', ') }, { apiGroups: granted.join(', ') }),
    ...(change.ownerId !== undefined && { 'owner.after': owner?.email ?? null }),
    ...(dropped && changeDetail({ ownerToBe: dropped.email }, { ownerToBe: null })),
  };
  if (Object.keys(detail).length > 0) {
    await recordAudit(call, after, { name: after.name, ...detail });
  }
}

export async function apiGroupsOf(db: Database, appId: string): Promise<string[]> {
  const rows = await db
    .select({ apiGroupId: appApiGroups.apiGroupId })
    .from(appApiGroups)
    .where(eq(appApiGroups.appId, appId));
  return rows.map(({ apiGroupId }) => apiGroupId).toSorted();
}

/** Replaces the API groups of the app and revokes others from its groups. */
async function grant(db: Database, appId: string, granted: string[]): Promise<void> {
  await db
    .delete(appApiGroups)
    .where(and(eq(appApiGroups.appId, appId), notInArray(appApiGroups.apiGroupId, granted)));
  await db
    .insert(appApiGroups)
    .values(granted.map((apiGroupId) => ({ appId, apiGroupId })))
    .onConflictDoNothing();
  const groupsOfApp = db.select({ id: groups.id }).from(groups).where(eq(groups.appId, appId));
  await db
    .delete(groupPermissions)
    .where(
      and(inArray(groupPermissions.groupId, groupsOfApp), notInArray(groupPermissions.apiGroupId, granted)),
    );
}

async function pendingOwner(db: Database, appId: string) {
  const [invited] = await db
    .select({ memberId: members.id, email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.appId, appId), members.becomesOwner));
  return invited;
}

async function manager(db: Database, appId: string, email: string) {
  const [found] = await db
    .select({ id: users.id, email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(
      groupPermissions,
      and(eq(groupPermissions.groupId, members.groupId), eq(groupPermissions.apiGroupId, 'management')),
    )
    .where(and(eq(members.appId, appId), eq(members.status, 'active'), eq(users.email, email.toLowerCase())))
    .orderBy(asc(users.id));
  if (!found) throw fieldError(409, 'ownerEmail', message('tenantApp.ownerNotManager'));
  return found;
}
