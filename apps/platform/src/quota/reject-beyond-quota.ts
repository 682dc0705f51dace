import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { videos } from '../database/schema';
import { HttpError } from '../http/http-error';
import { message } from '../messages/message';
import { findQuota } from './quota-row';

/** As in prices of usage. */
const GB = 1024 ** 3;
const inGb = (bytes: number) => (bytes / GB).toFixed(1);

/** Rejects one more member. Lock the app first. @throws HttpError 409 */
export async function rejectBeyondMemberQuota(db: Database, appId: string, now: Date): Promise<void> {
  const quota = await findQuota(db, { appId, resource: 'members' }, now);
  if (quota && quota.used >= quota.limit) {
    throw new HttpError(409, message('member.quotaReached', { limit: quota.limit }));
  }
}

/** Rejects one more stream on air; one stream of an app starts at a time. @throws HttpError 409 */
export async function rejectBeyondChannelQuota(db: Database, appId: string, now: Date): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`live channels of ${appId}`}))`);
  const quota = await findQuota(db, { appId, resource: 'live-channels' }, now);
  if (quota && quota.used >= quota.limit) {
    throw new HttpError(409, message('stream.quotaReached', { limit: quota.limit }));
  }
}

/** Rejects a new viewer once the month's traffic is used up. @throws HttpError 409 */
export async function rejectBeyondTrafficQuota(db: Database, appId: string, now: Date): Promise<void> {
  const quota = await findQuota(db, { appId, resource: 'egress-bytes-per-month' }, now);
  if (quota && quota.used >= quota.limit) {
    throw new HttpError(409, message('traffic.quotaReached', { limit: inGb(quota.limit) }));
  }
}

/** Whether the month's ad impressions are used up: viewers see the content alone. */
export async function isBeyondAdQuota(db: Database, appId: string, now: Date): Promise<boolean> {
  const quota = await findQuota(db, { appId, resource: 'ad-impressions-per-month' }, now);
  return quota !== undefined && quota.used >= quota.limit;
}

/** Rejects an ad break once the month's ad impressions are used up. @throws HttpError 409 */
export async function rejectBeyondAdQuota(db: Database, appId: string, now: Date): Promise<void> {
  if (await isBeyondAdQuota(db, appId, now)) throw new HttpError(409, message('ads.quotaReached'));
}

/** Rejects a file beyond the storage limit, counting what is being uploaded. Lock the app first. @throws HttpError 409 */
export async function rejectBeyondStorageQuota(
  db: Database,
  { appId, bytes }: { appId: string; bytes: number },
  now: Date,
): Promise<void> {
  const quota = await findQuota(db, { appId, resource: 'storage-bytes' }, now);
  if (!quota) return;
  const [expected] = await db
    .select({ bytes: sql<number>`coalesce(sum(${videos.bytes}), 0)`.mapWith(Number) })
    .from(videos)
    .where(and(eq(videos.appId, appId), eq(videos.state, 'uploading')));
  const { limit, used } = quota;
  if (used + (expected?.bytes ?? 0) + bytes <= limit) return;
  throw new HttpError(
    409,
    message('video.quotaReached', { limit: inGb(limit), used: inGb(used), bytes: inGb(bytes) }),
  );
}
