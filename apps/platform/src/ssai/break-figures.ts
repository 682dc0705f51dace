import { SKIP_REASONS, type BreakFigures, type SkipReason } from '@console/ssai/contract';
import { and, count, inArray, sql, sum, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { adSessionBreaks } from '../database/schema';

const row = adSessionBreaks;
const total = (column: Parameters<typeof sum>[0]) => sql<number>`coalesce(${sum(column)}, 0)::float8`;
const withResult = (...results: ('ads' | 'empty' | 'timeout' | 'error' | 'blocked')[]) =>
  sql<number>`count(*) filter (where ${inArray(row.result, results)})::int`;

const SUMS = {
  sessions: count(),
  requested: sql<number>`count(*) filter (where ${row.isRequested})::int`,
  timeouts: withResult('timeout'),
  empty: withResult('empty'),
  errors: withResult('error', 'blocked'),
  latencyMs: sql<
    number | null
  >`(avg(${row.latencyMs}) filter (where ${inArray(row.result, ['ads', 'empty'])}))::float8`,
  returned: total(row.returned),
  filled: total(row.filled),
  plannedMs: total(row.plannedMs),
  filledMs: total(row.filledMs),
  slateMs: total(row.slateMs),
  impressions: total(row.impressions),
  firstQuartiles: total(row.firstQuartiles),
  midpoints: total(row.midpoints),
  thirdQuartiles: total(row.thirdQuartiles),
  completes: total(row.completes),
  failedBeacons: total(row.failedBeacons),
  unknownBeacons: total(row.unknownBeacons),
};

export const NO_FIGURES: BreakFigures = {
  ...{ sessions: 0, requested: 0, timeouts: 0, empty: 0, errors: 0, latencyMs: null, returned: 0, filled: 0 },
  ...{ plannedMs: 0, filledMs: 0, slateMs: 0, impressions: 0, firstQuartiles: 0, midpoints: 0 },
  ...{ thirdQuartiles: 0, completes: 0, failedBeacons: 0, unknownBeacons: 0 },
  skips: [],
};

/** Sums by break. */
export async function figuresByBreak(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, BreakFigures>> {
  if (ids.length === 0) return new Map();
  const wanted = inArray(row.breakId, [...ids]);
  const [sums, skips] = await Promise.all([
    db
      .select({ breakId: row.breakId, ...SUMS })
      .from(row)
      .where(wanted)
      .groupBy(row.breakId),
    countSkips(db, wanted),
  ]);
  return new Map(
    sums.map(({ breakId, ...figures }) => [
      breakId,
      {
        ...figures,
        latencyMs: rounded(figures.latencyMs),
        skips: skips.flatMap(({ breakId: id, reason, count: number }) =>
          id === breakId ? [{ reason, count: number }] : [],
        ),
      },
    ]),
  );
}

/** Sums over everything that fits. */
export async function figuresOf(db: Database, wanted: SQL | undefined): Promise<BreakFigures> {
  const [[sums], skips] = await Promise.all([
    db.select(SUMS).from(row).where(wanted),
    countSkips(db, wanted),
  ]);
  if (!sums) return NO_FIGURES;
  return {
    ...sums,
    latencyMs: rounded(sums.latencyMs),
    skips: SKIP_REASONS.flatMap((reason) => {
      const number = skips.reduce((all, skip) => all + (skip.reason === reason ? skip.count : 0), 0);
      return number > 0 ? [{ reason, count: number }] : [];
    }),
  };
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}

async function countSkips(db: Database, wanted: SQL | undefined) {
  const skip = sql<SkipReason>`ad.value ->> 'skip'`;
  return db
    .select({ breakId: row.breakId, reason: skip.as('reason'), count: count() })
    .from(row)
    .innerJoin(sql`lateral jsonb_array_elements(${row.record} -> 'ads') as ad(value)`, sql`true`)
    .where(and(wanted, sql`${skip} is not null`))
    .groupBy(row.breakId, sql`ad.value ->> 'skip'`);
}
