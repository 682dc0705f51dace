import { and, eq, sql, type SQL } from 'drizzle-orm';
import { dayOf, monthAround } from '../time/calendar';
import type { Database } from '../database/connection';
import { apps, quotaRequests, quotas, streams, usages, videos } from '../database/schema';

/** What an app uses of a quota on a day. Join the app. */
export function usedOfQuota(today: string): SQL<number> {
  const ofMonth = (amount: SQL) =>
    sql`(select coalesce(sum(${amount}), 0) from ${usages} where ${usages.appId} = ${quotas.appId} and ${usages.day} >= ${monthAround(today).from})`;
  return sql<number>`case ${quotas.resource}
    when 'members' then ${apps.memberCount}
    when 'egress-bytes-per-month' then ${ofMonth(sql`${usages.egressBytes}`)}
    when 'transcode-seconds-per-month' then ${ofMonth(sql`${usages.transcodeSeconds}`)}
    when 'ad-impressions-per-month' then ${ofMonth(sql`${usages.adImpressions}`)}
    when 'live-channels' then ${quotas.simulated} + (select count(*) from ${streams}
      where ${streams.appId} = ${quotas.appId} and ${streams.startedAt} is not null)
    when 'storage-bytes' then ${quotas.simulated} + (select coalesce(sum(${videos.bytes} + ${videos.mediaBytes}), 0)
      from ${videos} where ${videos.appId} = ${quotas.appId} and ${videos.state} <> 'uploading')
    end`.mapWith(Number);
}

/** Whether an override applies on a day (UTC). */
const isOverridden = (today: string): SQL => sql`coalesce(${quotas.overrideUntil} >= ${today}, false)`;

/** The limit on a day: of the override, otherwise of the plan. */
export function limitOfQuota(today: string): SQL<number> {
  return sql<number>`case when ${isOverridden(today)} then ${quotas.overrideLimit} else ${quotas.limit} end`.mapWith(
    Number,
  );
}

/** Columns of a quota as it applies on a day. Join the app. */
export const quotaColumns = (today: string) => ({
  appId: quotas.appId,
  resource: quotas.resource,
  limit: limitOfQuota(today),
  planLimit: quotas.limit,
  used: usedOfQuota(today),
  updatedAt: quotas.updatedAt,
  isOverridden: sql<boolean>`${isOverridden(today)}`,
  override: {
    limit: quotas.overrideLimit,
    until: quotas.overrideUntil,
    reason: quotas.overrideReason,
    by: quotas.overrideBy,
  },
  requested: sql<
    string | null
  >`(select ${quotaRequests.limit} from ${quotaRequests} where ${quotaRequests.appId} = ${quotas.appId} and ${quotaRequests.resource} = ${quotas.resource} and ${quotaRequests.status} = 'open')`,
});

/** Undefined for an app without limits, such as the admin app. */
export async function findQuota(
  db: Database,
  { appId, resource }: Pick<typeof quotas.$inferSelect, 'appId' | 'resource'>,
  now: Date,
): Promise<{ limit: number; used: number } | undefined> {
  const today = dayOf(now);
  const [quota] = await db
    .select({ limit: limitOfQuota(today), used: usedOfQuota(today) })
    .from(quotas)
    .innerJoin(apps, eq(apps.appId, quotas.appId))
    .where(and(eq(quotas.appId, appId), eq(quotas.resource, resource)));
  return quota;
}
