import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { apps, quotas } from '../database/schema';
import { HttpError } from '../http/http-error';
import { message } from '../messages/message';

/** Usage of a quota; of members, the current count. Join the app. */
export const usedOfQuota =
  sql<number>`case when ${quotas.resource} = 'members' then ${apps.memberCount} else ${quotas.used} end`.mapWith(
    Number,
  );

/** Rejects a member beyond the quota. Lock the app first. @throws HttpError 409 */
export async function rejectBeyondMemberQuota(
  db: Database,
  { appId, memberCount }: Pick<typeof apps.$inferSelect, 'appId' | 'memberCount'>,
): Promise<void> {
  const [quota] = await db
    .select({ limit: quotas.limit })
    .from(quotas)
    .where(and(eq(quotas.appId, appId), eq(quotas.resource, 'members')));
  if (quota && memberCount >= quota.limit) {
    throw new HttpError(409, message('member.quotaReached', { limit: quota.limit }));
  }
}
