import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { streamIssues, serverMetrics10s, serverMetrics1h, serverMetrics1m } from '../database/schema';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type MetricsTable = typeof serverMetrics10s;

/** A table that is partitioned by time. */
interface Partitioned {
  name: string;
  seconds: number;
  retentionMs: number;
  /** The time of a partition's rows begins with this much of an ISO 8601 text. */
  partition: { digits: number; next: (start: Date) => Date };
}

export interface Resolution extends Partitioned {
  table: MetricsTable;
}

const hourly = {
  digits: 'YYYY-MM-DDTHH'.length,
  next: (start: Date) => new Date(start.getTime() + HOUR),
};
const daily = { digits: 'YYYY-MM-DD'.length, next: (start: Date) => new Date(start.getTime() + DAY) };
const monthly = {
  digits: 'YYYY-MM'.length,
  next: (start: Date) => new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1)),
};

/** Finest first. Every report is counted in all of them. */
export const RESOLUTIONS: readonly Resolution[] = [
  {
    table: serverMetrics10s,
    name: 'server_metrics_10s',
    seconds: 10,
    retentionMs: 2 * HOUR,
    partition: hourly,
  },
  { table: serverMetrics1m, name: 'server_metrics_1m', seconds: 60, retentionMs: 2 * DAY, partition: daily },
  {
    table: serverMetrics1h,
    name: 'server_metrics_1h',
    seconds: 3_600,
    retentionMs: 400 * DAY,
    partition: monthly,
  },
];

/** Of streams. */
export const STREAM_MINUTES: Partitioned = {
  name: 'stream_metrics_1m',
  seconds: 60,
  retentionMs: 8 * DAY,
  partition: daily,
};

const MISSING_DIGITS = '0000-01-01T00:00:00.000Z';

function partitionOf({ name, partition }: Partitioned, at: Date): { name: string; start: Date; end: Date } {
  const known = at.toISOString().slice(0, partition.digits);
  const start = new Date(known + MISSING_DIGITS.slice(partition.digits));
  return { name: `${name}_${known.replace(/\D/g, '')}`, start, end: partition.next(start) };
}

/** Creates the partitions for moments that have none. */
export async function ensurePartitions(
  db: Database,
  moments: readonly { resolution: Partitioned; at: Date }[],
): Promise<void> {
  const partitions = new Map(
    moments.map(({ resolution, at }) => {
      const partition = partitionOf(resolution, at);
      return [partition.name, { ...partition, of: resolution.name }];
    }),
  );
  const missing = await db
    .select({ name: sql<string>`name` })
    .from(sql`unnest(${sql.param([...partitions.keys()])}::text[]) as wanted (name)`)
    .where(sql`to_regclass(quote_ident(name)) is null`);
  for (const { name } of missing) {
    const partition = partitions.get(name);
    if (partition) await createPartition(db, partition);
  }
}

interface Partition {
  name: string;
  of: string;
  start: Date;
  end: Date;
}

function createPartition(db: Database, { name, of, start, end }: Partition): Promise<void> {
  return db.transaction(async (transaction) => {
    // Concurrent creations of one table fail.
    await transaction.execute(sql`lock table ${sql.identifier(of)} in share update exclusive mode`);
    await transaction.execute(
      sql.raw(
        `create table if not exists "${name}" partition of "${of}" for values from ('${start.toISOString()}') to ('${end.toISOString()}')`,
      ),
    );
  });
}

/** Drops partitions whose retention is over, and issues of streams. */
export async function dropOldMetrics(db: Database, now: Date): Promise<void> {
  for (const resolution of [...RESOLUTIONS, STREAM_MINUTES]) {
    const oldest = partitionOf(resolution, new Date(now.getTime() - resolution.retentionMs)).name;
    const rows = await db
      .select({ name: sql<string>`tablename` })
      .from(sql`pg_tables`)
      .where(sql`tablename like ${`${resolution.name}\\_%`} and tablename < ${oldest}`);
    for (const { name } of rows) await db.execute(sql`drop table if exists ${sql.identifier(name)}`);
  }
  const past = new Date(now.getTime() - STREAM_MINUTES.retentionMs);
  await db.delete(streamIssues).where(lt(streamIssues.until, past));
}
