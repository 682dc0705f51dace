import { and, eq } from 'drizzle-orm';
import { dayOf } from '../billing/calendar';
import type { Database } from '../database/connection';
import { type apps, quotas } from '../database/schema';
import { HttpError } from '../http/http-error';
import { message } from '../messages/message';
import { limitOfQuota } from './quota-row';

/** Rejects a member beyond the quota. Lock the app first. @throws HttpError 409 */
export async function rejectBeyondMemberQuota(
  db: Database,
  { appId, memberCount }: Pick<typeof apps.$inferSelect, 'appId' | 'memberCount'>,
  now: Date,
): Promise<void> {
  const [quota] = await db
    .select({ limit: limitOfQuota(dayOf(now)) })
    .from(quotas)
    .where(and(eq(quotas.appId, appId), eq(quotas.resource, 'members')));
  if (quota && memberCount >= quota.limit) {
    throw new HttpError(409, message('member.quotaReached', { limit: quota.limit }));
  }
}
