import { and, eq } from 'drizzle-orm';
import { lockApp } from '../apps/lock-app';
import { ADMIN_APP_ID } from '@console/http/contract';
import type { Database } from '../database/connection';
import { groups, members } from '../database/schema';
import { apiGroupsOf } from '../groups/group-row';
import type { Authority } from '../authorization/authority';
import { HttpError } from '../http/http-error';
import { message } from '../messages/message';
import { isId } from '../database/ids';
import { findUser } from '../authorization/sessions';

/** @throws HttpError 404 */
export async function requireUser(db: Database, id: string) {
  const found = isId(id) ? await findUser(db, id) : undefined;
  if (!found) throw new HttpError(404, message('user.notFound'));
  return found;
}

/**
 * Locks the rights of all administrators until the transaction ends and rejects callers who lack an API group that
 * the account holds in the admin app.
 * @throws HttpError 403
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
    throw new HttpError(403, message('user.holdsMore', { names: missing.join(', ') }));
  }
}
