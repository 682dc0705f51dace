import { eq, max, sql } from 'drizzle-orm';
import type { Database } from '../../src/database/connection';
import { ensurePartitions, SERVER_RESOLUTIONS, type Resolution } from '../../src/metrics/resolutions';
import type { LoadAt } from '../story/server-load';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/time/durations';

/**
 * The history of each resolution, by its seconds: up to which age there is a value every so often. The older, the
 * fewer, as each takes time at the first start; as many as the overviews read, and two months for comparisons.
 */
const HISTORY: ReadonlyMap<number, readonly { ageMs: number; everyMs: number }[]> = new Map([
  [10, [{ ageMs: 1.1 * HOUR_MS, everyMs: MINUTE_MS / 2 }]],
  [
    60,
    [
      { ageMs: HOUR_MS, everyMs: MINUTE_MS },
      { ageMs: DAY_MS + HOUR_MS, everyMs: 5 * MINUTE_MS },
      { ageMs: 2 * DAY_MS, everyMs: 10 * MINUTE_MS },
    ],
  ],
  [
    3_600,
    [
      { ageMs: 15 * DAY_MS, everyMs: HOUR_MS },
      { ageMs: 31 * DAY_MS, everyMs: 2 * HOUR_MS },
      { ageMs: 59 * DAY_MS, everyMs: 4 * HOUR_MS },
    ],
  ],
]);
const ROWS_PER_STATEMENT = 4_000;

export interface MeasuredServer {
  id: string;
  createdAt: Date;
  loadAt: LoadAt;
}

/**
 * Fills in what the servers would have reported since the last report of the first of them, which always reports.
 * Coarse resolutions first, each from old to new, so that an interrupted run can be continued.
 */
export async function fillMetrics(
  db: Database,
  servers: readonly MeasuredServer[],
  now: Date,
): Promise<void> {
  const [reference] = servers;
  if (!reference) return;
  for (const resolution of SERVER_RESOLUTIONS.toReversed()) {
    const { table, seconds } = resolution;
    const step = seconds * 1000;
    const [newest] = await db
      .select({ at: max(table.at) })
      .from(table)
      .where(eq(table.serverId, reference.id));
    const tiers = HISTORY.get(seconds) ?? [];
    const oldest = Math.ceil((now.getTime() - (tiers.at(-1)?.ageMs ?? 0)) / step) * step;
    const times: number[] = [];
    for (
      let time = Math.max(oldest, (newest?.at?.getTime() ?? 0) + step);
      time <= now.getTime();
      time += step
    ) {
      const tier = tiers.find(({ ageMs }) => now.getTime() - time <= ageMs);
      if (tier && time % tier.everyMs === 0) times.push(time);
    }
    const buckets = Math.max(1, Math.floor(ROWS_PER_STATEMENT / servers.length));
    for (let start = 0; start < times.length; start += buckets) {
      await insertBuckets(db, resolution, servers, times.slice(start, start + buckets));
    }
  }
}

async function insertBuckets(
  db: Database,
  resolution: Resolution,
  servers: readonly MeasuredServer[],
  times: readonly number[],
): Promise<void> {
  const { name, seconds } = resolution;
  const ids: string[] = [];
  const bucketTimes: number[] = [];
  const columns: number[][] = Array.from({ length: 7 }, () => []);
  await ensurePartitions(
    db,
    times.map((time) => ({ resolution, at: new Date(time) })),
  );
  for (const time of times) {
    for (const { id, createdAt, loadAt } of servers) {
      const load = createdAt.getTime() < time ? loadAt(time + seconds * 500) : undefined;
      if (!load) continue;
      ids.push(id);
      bucketTimes.push(time / 1000);
      const { cpu, memory, disk, inMbps, outMbps, streams, viewers } = load;
      [cpu, memory, disk, inMbps, outMbps, streams, viewers].forEach((value, position) =>
        columns[position]?.push(value),
      );
    }
  }
  const values = columns.map((column) => sql`${sql.param(column)}::real[]`);
  await db.execute(sql`
    insert into ${sql.identifier(name)}
      (server_id, at, cpu, memory, disk, in_mbps, out_mbps, streams, viewers)
    select id, to_timestamp(at), cpu, memory, disk, in_mbps, out_mbps, streams, viewers
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(bucketTimes)}::float8[], ${sql.join(values, sql`, `)})
      as one(id, at, cpu, memory, disk, in_mbps, out_mbps, streams, viewers)
    on conflict do nothing`);
}
