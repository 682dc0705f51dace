import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import {
  apps,
  vastCampaigns,
  vastCounts,
  vastCreatives,
  vastDeliveries,
  vastRequests,
  vastTags,
} from '../database/schema';
import { impressionsToday } from './campaign-row';
import { isBeyondAdQuota } from '../quota/reject-beyond-quota';
import { decide, type AdRequest } from './decide';
import type { ServedAd } from './vast-document';
import { HOUR_MS } from '../time/durations';

interface TagRequest extends AdRequest {
  token: string;
  /** A hash. */
  session: string;
}

export function hourOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
}

/** Decides, records what is served, and returns it; undefined for an unknown tag, or one of an archived app. */
export async function serveAds(db: Database, request: TagRequest): Promise<ServedAd[] | undefined> {
  const [tag] = await db
    .select({ appId: vastTags.appId })
    .from(vastTags)
    .innerJoin(apps, eq(apps.appId, vastTags.appId))
    .where(and(eq(vastTags.token, request.token), eq(apps.status, 'normal')));
  if (!tag) return undefined;
  const isOver = await isBeyondAdQuota(db, tag.appId, request.at);
  const candidates = isOver ? [] : await findCandidates(db, tag.appId, request);
  const ads = decide(candidates, request, Math.random).map(({ campaign, creative }): ServedAd => ({
    id: newId(request.at),
    campaign,
    creative,
  }));
  await record(db, tag.appId, request, ads);
  return ads;
}

async function findCandidates(db: Database, appId: string, { at, session }: TagRequest) {
  const campaigns = await db
    .select({
      campaign: vastCampaigns,
      impressionsToday: impressionsToday(at),
      servedInSession: db.$count(
        vastDeliveries,
        and(eq(vastDeliveries.campaignId, vastCampaigns.id), eq(vastDeliveries.session, session)),
      ),
    })
    .from(vastCampaigns)
    .where(
      and(
        eq(vastCampaigns.appId, appId),
        eq(vastCampaigns.paused, false),
        lte(vastCampaigns.startsAt, at),
        or(isNull(vastCampaigns.endsAt), gt(vastCampaigns.endsAt, at)),
      ),
    )
    .orderBy(asc(vastCampaigns.id));
  const ids = campaigns.map(({ campaign }) => campaign.id);
  const creatives =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(vastCreatives)
          .where(and(inArray(vastCreatives.campaignId, ids), eq(vastCreatives.enabled, true)))
          .orderBy(asc(vastCreatives.id));
  const byCampaign = Map.groupBy(creatives, ({ campaignId }) => campaignId);
  return campaigns.map(({ campaign, ...counted }) => ({
    ...campaign,
    ...counted,
    creatives: byCampaign.get(campaign.id) ?? [],
  }));
}

async function record(
  db: Database,
  appId: string,
  { at, session }: TagRequest,
  ads: readonly ServedAd[],
): Promise<void> {
  const hour = hourOf(at);
  await db.transaction(async (transaction) => {
    const filled = ads.length > 0 ? 1 : 0;
    await transaction
      .insert(vastRequests)
      .values({ appId, hour, requests: 1, filled })
      .onConflictDoUpdate({
        target: [vastRequests.appId, vastRequests.hour],
        set: { requests: sql`${vastRequests.requests} + 1`, filled: sql`${vastRequests.filled} + ${filled}` },
      });
    if (ads.length === 0) return;
    const served = ads.map(({ id, campaign, creative }) => ({
      id,
      campaignId: campaign.id,
      creativeId: creative.id,
    }));
    await transaction.insert(vastDeliveries).values(served.map((one) => ({ ...one, session, servedAt: at })));
    await transaction
      .insert(vastCounts)
      // In one order, so that concurrent requests do not block each other.
      .values(
        served
          .toSorted((one, other) => (one.creativeId < other.creativeId ? -1 : 1))
          .map(({ campaignId, creativeId }) => ({ campaignId, creativeId, hour, served: 1 })),
      )
      .onConflictDoUpdate({
        target: [vastCounts.campaignId, vastCounts.creativeId, vastCounts.hour],
        set: { served: sql`${vastCounts.served} + 1` },
      });
  });
}
