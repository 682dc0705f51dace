import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { apps, groups, members } from '../database/schema';

interface Acceptance {
  actor: { userId: string; user: { email: string } };
  now: Date;
  request: { id: string };
}

/**
 * Makes an invited person an active member, once a link that was mailed to them has been used. `undefined` when the
 * invitation has been taken back meanwhile.
 */
export async function acceptMembership(
  db: Database,
  call: Acceptance,
  appId: string,
): Promise<{ appId: string; name: string; group: { name: string } } | undefined> {
  const { userId, user } = call.actor;
  const [accepted] = await db
    .update(members)
    .set({ status: 'active', invitationExpiresAt: null, version: sql`${members.version} + 1` })
    .where(and(eq(members.appId, appId), eq(members.userId, userId), eq(members.status, 'invited')))
    .returning({ id: members.id, groupId: members.groupId });
  if (!accepted) return undefined;
  const [place] = await db
    .select({ name: apps.name, groupName: groups.name })
    .from(groups)
    .innerJoin(apps, eq(apps.appId, groups.appId))
    .where(eq(groups.id, accepted.groupId));
  if (!place) return undefined;
  await recordAudit(db, call, {
    action: 'member.accept',
    appId,
    targetId: accepted.id,
    detail: { email: user.email, group: place.groupName },
  });
  return { appId, name: place.name, group: { name: place.groupName } };
}
