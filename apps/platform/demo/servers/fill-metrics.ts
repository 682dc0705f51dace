import { eq, max, sql } from 'drizzle-orm';
import type { Database } from '../../src/database/connection';
import { ensurePartition, RESOLUTIONS, type Resolution } from '../../src/metrics/resolutions';
import type { LoadAt } from '../story/server-load';

const HOUR = 3_600_000;
/** How much history is filled in, by seconds of the resolution: enough to compare a month with the one before. */
const HISTORY_MS: ReadonlyMap<number, number> = new Map([
  [10, 1.2 * HOUR],
  [60, 48 * HOUR],
  [3_600, 58 * 24 * HOUR],
]);
const ROWS_PER_STATEMENT = 1_000;

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
  isClosing: () => boolean,
): Promise<void> {
  const [reference] = servers;
  if (!reference) return;
  for (const resolution of RESOLUTIONS.toReversed()) {
    const { table, seconds } = resolution;
    const step = seconds * 1000;
    const [newest] = await db
      .select({ at: max(table.at) })
      .from(table)
      .where(eq(table.serverId, reference.id));
    const history = now.getTime() - (HISTORY_MS.get(seconds) ?? 0);
    const from = Math.max(Math.ceil(history / step) * step, (newest?.at?.getTime() ?? 0) + step);
    const to = Math.floor(now.getTime() / step) * step;
    const buckets = Math.max(1, Math.floor(ROWS_PER_STATEMENT / servers.length));
    for (let start = from; start < to && !isClosing();) {
      const times = [];
      for (; times.length < buckets && start < to; start += step) times.push(start);
      await insertBuckets(db, resolution, servers, times);
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
  for (const time of times) {
    await ensurePartition(db, resolution, new Date(time));
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
