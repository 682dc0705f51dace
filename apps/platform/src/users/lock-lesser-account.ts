import { and, eq } from 'drizzle-orm';
import { lockApp } from '../apps/lock-app';
import { ADMIN_APP_ID } from '../authorization/membership';
import type { Database } from '../database/connection';
import { groups, members } from '../database/schema';
import { apiGroupsOf } from '../groups/group-row';
import type { Authority } from '../authorization/authority';
import { Refusal } from '../http/http-error';
import { message } from '../messages/message';

/**
 * Locks the rights of all administrators until the transaction ends, and rejects a caller who does not hold every API
 * group that the account holds in the admin app, or has been invited to hold.
 *
 * @throws Refusal 403
 */
export async function lockLesserAccount(db: Database, authority: Authority, userId: string): Promise<void> {
  await lockApp(db, ADMIN_APP_ID);
  const [membership] = await db
    .select({ apiGroups: apiGroupsOf(groups.id) })
    .from(members)
    .innerJoin(groups, eq(groups.id, members.groupId))
    .where(and(eq(members.userId, userId), eq(members.appId, ADMIN_APP_ID)));
  const missing = authority.missing(membership?.apiGroups ?? []);
  if (missing.length > 0) {
    throw new Refusal(403, message('user.holdsMore', { names: missing.join(', ') }));
  }
}
