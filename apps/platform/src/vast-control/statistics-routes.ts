import { getVastStatistics, type EventCounts, type StatisticsPeriod } from '@console/ssai/contract';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connection';
import { vastCounts } from '../database/schema';
import { route } from '../http/route';
import { requireCampaign, type CampaignRow } from './campaign-row';
import { plannedIn } from './planned-impressions';

/** The unit of a point and the number of points. */
const PERIODS = {
  day: { unit: 'hour', points: 24 },
  week: { unit: 'day', points: 7 },
  month: { unit: 'day', points: 30 },
} as const satisfies Record<StatisticsPeriod, object>;

export const vastStatisticsRoutes = [
  route(getVastStatistics, async (call) => {
    const { db, now, query } = call;
    const campaign = await requireCampaign(db, call.params.id, call);
    const points = await pointsOf(db, campaign, query.period, now);
    const total = (name: keyof EventCounts) => points.reduce((sum, point) => sum + point[name], 0);
    return {
      totals: {
        served: total('served'),
        impressions: total('impressions'),
        starts: total('starts'),
        firstQuartiles: total('firstQuartiles'),
        midpoints: total('midpoints'),
        thirdQuartiles: total('thirdQuartiles'),
        completes: total('completes'),
        clicks: total('clicks'),
        errors: total('errors'),
      },
      points: points.map(({ at, until, served, impressions }) => ({
        at: at.toISOString(),
        served,
        impressions,
        planned: plannedIn(campaign, at, until),
      })),
    };
  }),
];

const sumOf = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

const SUMS = {
  served: sumOf(vastCounts.served),
  impressions: sumOf(vastCounts.impressions),
  starts: sumOf(vastCounts.starts),
  firstQuartiles: sumOf(vastCounts.firstQuartiles),
  midpoints: sumOf(vastCounts.midpoints),
  thirdQuartiles: sumOf(vastCounts.thirdQuartiles),
  completes: sumOf(vastCounts.completes),
  clicks: sumOf(vastCounts.clicks),
  errors: sumOf(vastCounts.errors),
} satisfies Record<keyof EventCounts, unknown>;

interface Point extends EventCounts {
  at: Date;
  until: Date;
}

/** The counts of each hour or local day up to now. */
async function pointsOf(
  db: Database,
  { id, timezone }: CampaignRow,
  period: StatisticsPeriod,
  now: Date,
): Promise<Point[]> {
  const { unit, points } = PERIODS[period];
  const step = sql.raw(`interval '1 ${unit}'`);
  const local = sql`date_trunc(${sql.raw(`'${unit}'`)}, ${now.toISOString()}::timestamptz at time zone ${timezone})`;
  const buckets = sql`(
    select series at time zone ${timezone} as at, (series + ${step}) at time zone ${timezone} as until
    from generate_series(${local} - ${step} * ${points - 1}::int, ${local}, ${step}) as series) as buckets`;
  const at = sql<Date>`buckets.at`.mapWith(vastCounts.hour);
  const until = sql<Date>`buckets.until`.mapWith(vastCounts.hour);
  return db
    .select({ at, until, ...SUMS })
    .from(buckets)
    .leftJoin(
      vastCounts,
      and(eq(vastCounts.campaignId, id), gte(vastCounts.hour, at), lt(vastCounts.hour, until)),
    )
    .groupBy(at, until)
    .orderBy(at);
}
