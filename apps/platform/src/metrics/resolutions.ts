import { getTableColumns, getTableName, lt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connection';
import {
  serverMetrics10s,
  serverMetrics1h,
  serverMetrics1m,
  streamIssues,
  streamLog,
  streamMetrics10s,
  streamMetrics1h,
  streamMetrics1m,
  streamSessions,
} from '../database/schema';
import { DAY_MS, HOUR_MS } from '../time/durations';

const LOG_RETENTION_MS = 30 * DAY_MS;

/** Means over so many seconds, in a table that is partitioned by time. */
export interface Resolution<Name extends string = string> {
  table: PgTable;
  name: string;
  seconds: number;
  retentionMs: number;
  /** The time of a partition's rows begins with this much of an ISO 8601 text. */
  partition: { digits: number; next: (start: Date) => Date };
  id: PgColumn;
  at: PgColumn;
  samples: PgColumn;
  means: Record<Name, PgColumn>;
}

const STEPS = {
  '10s': {
    seconds: 10,
    retentionMs: 2 * HOUR_MS,
    partition: {
      digits: 'YYYY-MM-DDTHH'.length,
      next: (start: Date) => new Date(start.getTime() + HOUR_MS),
    },
  },
  '1m': {
    seconds: 60,
    retentionMs: 2 * DAY_MS,
    partition: { digits: 'YYYY-MM-DD'.length, next: (start: Date) => new Date(start.getTime() + DAY_MS) },
  },
  '1h': {
    seconds: 3_600,
    retentionMs: 400 * DAY_MS,
    partition: {
      digits: 'YYYY-MM'.length,
      next: (start: Date) => new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1)),
    },
  },
};

function ofServers(step: keyof typeof STEPS, table: typeof serverMetrics10s) {
  const { serverId: id, at, samples, ...means } = getTableColumns(table);
  return { ...STEPS[step], table, name: getTableName(table), id, at, samples, means };
}

function ofStreams(step: keyof typeof STEPS, table: typeof streamMetrics10s) {
  const { streamId: id, at, samples, ...means } = getTableColumns(table);
  return { ...STEPS[step], table, name: getTableName(table), id, at, samples, means };
}

/** Finest first. Every report is counted in all of them. */
export const SERVER_RESOLUTIONS = [
  ofServers('10s', serverMetrics10s),
  ofServers('1m', serverMetrics1m),
  ofServers('1h', serverMetrics1h),
] as const;

export const STREAM_RESOLUTIONS = [
  ofStreams('10s', streamMetrics10s),
  ofStreams('1m', streamMetrics1m),
  ofStreams('1h', streamMetrics1h),
] as const;
const MISSING_DIGITS = '0000-01-01T00:00:00.000Z';

function partitionOf({ name, partition }: Resolution, at: Date): { name: string; start: Date; end: Date } {
  const known = at.toISOString().slice(0, partition.digits);
  const start = new Date(known + MISSING_DIGITS.slice(partition.digits));
  return { name: `${name}_${known.replace(/\D/g, '')}`, start, end: partition.next(start) };
}

/** Creates the partitions for moments that have none. */
export async function ensurePartitions(
  db: Database,
  moments: readonly { resolution: Resolution; at: Date }[],
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

/** Drops partitions whose retention is over, and what else is known of streams before. */
export async function dropOldMetrics(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  for (const resolution of [...SERVER_RESOLUTIONS, ...STREAM_RESOLUTIONS]) {
    const oldest = partitionOf(resolution, before(resolution.retentionMs)).name;
    const rows = await db
      .select({ name: sql<string>`tablename` })
      .from(sql`pg_tables`)
      .where(sql`tablename like ${`${resolution.name}\\_%`} and tablename < ${oldest}`);
    for (const { name } of rows) await db.execute(sql`drop table if exists ${sql.identifier(name)}`);
  }
  const oldest = before(STEPS['1h'].retentionMs);
  await db.delete(streamIssues).where(lt(streamIssues.until, oldest));
  await db.delete(streamSessions).where(lt(streamSessions.until, oldest));
  await db.delete(streamLog).where(lt(streamLog.at, before(LOG_RETENTION_MS)));
}
