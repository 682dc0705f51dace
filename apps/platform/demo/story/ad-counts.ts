import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../src/database/connection';
import { vastCampaigns, vastCounts, vastCreatives, vastRequests } from '../../src/database/schema';
import { plus, startOfDay } from '../calendar';
import { HOUR_MS } from '../../src/time/durations';
import { insertRows } from '../insert-rows';
import { isDemo } from '../random';
import type { Period } from './alerts';
import type { Player } from './cast';
import { adImpressionsUntil } from './usage';

/** Of the impressions: some viewers leave. */
const PARTS = {
  served: 1.06,
  firstQuartiles: 0.98,
  midpoints: 0.955,
  thirdQuartiles: 0.935,
  completes: 0.92,
};
const REQUESTS = 1.28;

/** What the running campaign of an app was asked for and showed: the ad impressions of the usage of the app. */
export async function continueAdCounts(
  db: Database,
  cast: readonly Player[],
  { from, to }: Period,
): Promise<void> {
  const players = new Map(cast.map((player) => [player.app.appId, player]));
  const running = await db
    .selectDistinctOn([vastCampaigns.appId], { campaign: vastCampaigns, creativeId: vastCreatives.id })
    .from(vastCampaigns)
    .innerJoin(vastCreatives, eq(vastCreatives.campaignId, vastCampaigns.id))
    .where(
      and(
        inArray(vastCampaigns.appId, [...players.keys()]),
        isDemo(vastCampaigns.id),
        eq(vastCampaigns.paused, false),
        lte(vastCampaigns.startsAt, plus(to, 0)),
        gt(vastCampaigns.endsAt, plus(from, 0)),
      ),
    )
    .orderBy(asc(vastCampaigns.appId), asc(vastCampaigns.startsAt));
  for (const { campaign, creativeId } of running) {
    const { id: campaignId, appId, startsAt, endsAt } = campaign;
    const player = players.get(appId);
    if (!player) continue;
    const hours = impressionsByHour(player, {
      from: Math.max(from, startsAt.getTime()),
      to: Math.min(to, endsAt?.getTime() ?? to),
    });
    const part = (impressions: number, share: number) => Math.round(impressions * share);
    await insertRows(
      db,
      vastCounts,
      hours.map(({ hour, impressions }) => ({
        ...{ campaignId, creativeId, hour, impressions, starts: impressions, clicks: 0, errors: 0 },
        served: part(impressions, PARTS.served),
        firstQuartiles: part(impressions, PARTS.firstQuartiles),
        midpoints: part(impressions, PARTS.midpoints),
        thirdQuartiles: part(impressions, PARTS.thirdQuartiles),
        completes: part(impressions, PARTS.completes),
      })),
      sql`on conflict (campaign_id, creative_id, hour) do update set
        served = vast_counts.served + excluded.served,
        impressions = vast_counts.impressions + excluded.impressions,
        starts = vast_counts.starts + excluded.starts,
        first_quartiles = vast_counts.first_quartiles + excluded.first_quartiles,
        midpoints = vast_counts.midpoints + excluded.midpoints,
        third_quartiles = vast_counts.third_quartiles + excluded.third_quartiles,
        completes = vast_counts.completes + excluded.completes`,
    );
    await insertRows(
      db,
      vastRequests,
      hours.map(({ hour, impressions }) => ({
        ...{ appId, hour, requests: part(impressions, REQUESTS), filled: part(impressions, PARTS.served) },
      })),
      sql`on conflict (app_id, hour) do update set
        requests = vast_requests.requests + excluded.requests, filled = vast_requests.filled + excluded.filled`,
    );
    const shown = hours.reduce((sum, { impressions }) => sum + impressions, 0);
    await db
      .update(vastCampaigns)
      .set({ impressions: sql`${vastCampaigns.impressions} + ${shown}` })
      .where(eq(vastCampaigns.id, campaignId));
  }
}

function impressionsByHour(player: Player, { from, to }: Period): { hour: Date; impressions: number }[] {
  const hours = [];
  for (let hour = Math.floor(from / HOUR_MS) * HOUR_MS; hour < to; hour += HOUR_MS) {
    const [begin, end] = [Math.max(hour, from), Math.min(hour + HOUR_MS, to)];
    // The last moment of a day is still of that day.
    const until = startOfDay(end) === end ? end - 1 : end;
    const impressions = adImpressionsUntil(player, until) - adImpressionsUntil(player, begin);
    hours.push({ hour: plus(hour, 0), impressions: Math.max(0, impressions) });
  }
  return hours;
}
