import { sql, type SQL } from 'drizzle-orm';
import { apps, quotaRequests, quotas } from '../database/schema';

/** Usage of a quota; of members, the current count. Join the app. */
export const usedOfQuota =
  sql<number>`case when ${quotas.resource} = 'members' then ${apps.memberCount} else ${quotas.used} end`.mapWith(
    Number,
  );

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
  used: usedOfQuota,
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
