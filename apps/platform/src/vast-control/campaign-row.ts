import { CAMPAIGN_STATUSES, type CampaignStatus, type VastCampaign } from '@console/ssai/contract';
import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { lockRow } from '../apps/lock-app';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { apps, streams, vastCampaigns, vastCounts, vastCreatives } from '../database/schema';
import { requireRow } from '../http/require-row';
import { message } from '../messages/message';

export type CampaignRow = typeof vastCampaigns.$inferSelect;

/** One of CAMPAIGN_STATUSES. */
export function statusAt(now: Date): SQL<CampaignStatus> {
  const at = now.toISOString();
  return sql`case
    when ${vastCampaigns.endsAt} <= ${at} then 'ended'
    when ${vastCampaigns.impressions} >= ${vastCampaigns.goalImpressions} then 'completed'
    when ${vastCampaigns.paused} then 'paused'
    when not exists (select from ${vastCreatives}
      where ${vastCreatives.campaignId} = ${vastCampaigns.id} and ${vastCreatives.enabled}) then 'no-creative'
    when ${vastCampaigns.startsAt} > ${at} then 'scheduled'
    else 'active' end`;
}

/** The most urgent first. */
export function urgencyAt(now: Date): SQL {
  const statuses = sql.join(
    CAMPAIGN_STATUSES.map((status) => sql`${status}`),
    sql`, `,
  );
  return sql`array_position(array[${statuses}]::text[], ${statusAt(now)})`;
}

/** Impressions since midnight in the campaign's time zone, from the hour in which the day began. */
export function impressionsToday(now: Date): SQL<number> {
  const midnight = sql`date_trunc('day', ${now.toISOString()}::timestamptz, ${vastCampaigns.timezone})`;
  return sql<number>`(select coalesce(sum(${vastCounts.impressions}), 0) from ${vastCounts}
    where ${vastCounts.campaignId} = ${vastCampaigns.id}
      and ${vastCounts.hour} >= date_trunc('hour', ${midnight}, 'UTC'))`.mapWith(Number);
}

/** In the order of their names. */
const TARGETED_STREAMS = sql<VastCampaign['streams']>`(
  select coalesce(json_agg(json_build_object('id', ${streams.id}, 'name', ${streams.name}) order by ${streams.name}), '[]')
  from ${streams} where ${streams.appId} = ${vastCampaigns.appId}
    and ${streams.id}::text = any(${vastCampaigns.streamIds}))`;

export function selectCampaigns(db: Database, now: Date) {
  return db
    .select({
      ...getTableColumns(vastCampaigns),
      appName: apps.name,
      status: statusAt(now).as('status'),
      streams: TARGETED_STREAMS.as('streams'),
      creatives: db.$count(vastCreatives, eq(vastCreatives.campaignId, vastCampaigns.id)),
      impressionsToday: impressionsToday(now).as('impressions_today'),
    })
    .from(vastCampaigns)
    .innerJoin(apps, eq(apps.appId, vastCampaigns.appId));
}

export type SelectedCampaign = Awaited<ReturnType<typeof selectCampaigns>>[number];

export function campaignResponse({
  version: _version,
  startsAt,
  endsAt,
  createdAt,
  ...fields
}: SelectedCampaign): VastCampaign {
  return {
    ...fields,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** @throws HttpError 404 */
export function requireCampaign(
  db: Database,
  id: string,
  { authority, now }: { authority: Authority; now: Date },
): Promise<SelectedCampaign> {
  return requireRow(selectCampaigns(db, now), vastCampaigns, { id, authority }, NOT_FOUND);
}

/** @throws HttpError 404, 409 */
export function lockCampaign(db: Database, id: string, authority: Authority): Promise<CampaignRow> {
  return lockRow(db, db.select().from(vastCampaigns), vastCampaigns, { id, authority }, NOT_FOUND);
}

const NOT_FOUND = message('vastCampaign.notFound');
