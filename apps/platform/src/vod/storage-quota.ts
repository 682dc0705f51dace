import { and, eq, sql } from 'drizzle-orm';
import { dayOf } from '../billing/calendar';
import type { Database } from '../database/connection';
import { quotas, usages, videos } from '../database/schema';
import { HttpError } from '../http/http-error';
import { message } from '../messages/message';
import { limitOfQuota } from '../quota/quota-row';

const GB = 1e9;

/** Rejects a file beyond the storage limit, counting what is being uploaded. Lock the app first. @throws HttpError 409 */
export async function rejectBeyondStorageQuota(
  db: Database,
  { appId, bytes }: { appId: string; bytes: number },
  now: Date,
): Promise<void> {
  const [quota] = await db
    .select({ limit: limitOfQuota(dayOf(now)), used: quotas.used })
    .from(quotas)
    .where(and(eq(quotas.appId, appId), eq(quotas.resource, 'storage-bytes')));
  if (!quota) return;
  const [expected] = await db
    .select({ bytes: sql<number>`coalesce(sum(${videos.bytes}), 0)`.mapWith(Number) })
    .from(videos)
    .where(and(eq(videos.appId, appId), eq(videos.state, 'uploading')));
  if (quota.used + (expected?.bytes ?? 0) + bytes <= quota.limit) return;
  const inGb = (amount: number) => (amount / GB).toFixed(1);
  throw new HttpError(
    409,
    message('video.quotaReached', { limit: inGb(quota.limit), used: inGb(quota.used), bytes: inGb(bytes) }),
  );
}

/** Records that an app stores more or less. */
export async function recordStored(
  db: Database,
  { appId, bytes }: { appId: string; bytes: number },
  now: Date,
): Promise<void> {
  await db
    .update(quotas)
    .set({ used: sql`greatest(0, ${quotas.used} + ${bytes}::bigint)`, updatedAt: now })
    .where(and(eq(quotas.appId, appId), eq(quotas.resource, 'storage-bytes')));
}

interface Amounts {
  egressBytes?: number;
  transcodeSeconds?: number;
}

/** Adds to the usage of an app on the current day. */
export async function recordUsage(
  db: Database,
  appId: string,
  { egressBytes = 0, transcodeSeconds = 0 }: Amounts,
  now: Date,
): Promise<void> {
  const day = dayOf(now);
  await db
    .insert(usages)
    .values({ appId, day, storageBytes: 0, egressBytes, transcodeSeconds, liveSeconds: 0 })
    .onConflictDoUpdate({
      target: [usages.appId, usages.day],
      set: {
        egressBytes: sql`${usages.egressBytes} + excluded.egress_bytes`,
        transcodeSeconds: sql`${usages.transcodeSeconds} + excluded.transcode_seconds`,
      },
    });
}

/** The most that each app with videos has stored on the current day. */
export async function recordStorageOfDay(db: Database, now: Date): Promise<void> {
  await db.execute(sql`insert into ${usages}
    (app_id, day, storage_bytes, egress_bytes, transcode_seconds, live_seconds)
    select ${videos.appId}, ${dayOf(now)}::date, sum(${videos.bytes} + ${videos.mediaBytes}), 0, 0, 0
    from ${videos} where ${videos.state} <> 'uploading' group by ${videos.appId}
    on conflict (app_id, day) do update
    set storage_bytes = greatest(${usages.storageBytes}, excluded.storage_bytes)`);
}
