import type { StreamIssue } from '@console/live/contract';
import type { ServerLoad } from '@console/operations/contract';
import { getTableColumns, sql, type Column } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { serverMetrics10s, streamIssues, streamMetrics1m } from '../database/schema';
import { ensurePartitions, RESOLUTIONS, STREAM_MINUTES } from './resolutions';

interface ServerReport extends ServerLoad {
  serverId: string;
}

const { serverId: _serverId, at: _at, samples: _samples, ...OF_SERVER } = getTableColumns(serverMetrics10s);

/** Counts reports in every resolution. */
export async function recordMetrics(db: Database, reports: readonly ServerReport[], at: Date): Promise<void> {
  if (reports.length === 0) return;
  await ensurePartitions(
    db,
    RESOLUTIONS.map((resolution) => ({ resolution, at })),
  );
  for (const { table, name, seconds } of RESOLUTIONS) {
    await db
      .insert(table)
      .values(reports.map(({ serverId, ...load }) => ({ ...load, serverId, at: stepAt(at, seconds) })))
      .onConflictDoUpdate({ target: [table.serverId, table.at], set: meansWith(name, OF_SERVER) });
  }
}

interface StreamSample {
  streamId: string;
  inKbps: number;
  framesPerSecond: number;
  viewers: number;
  outKbps: number;
}

const { streamId: _streamId, at: _of, samples: _count, ...OF_STREAM } = getTableColumns(streamMetrics1m);

/** Counts what streams on air are like now. */
export async function recordStreamMetrics(
  db: Database,
  samples: readonly StreamSample[],
  at: Date,
): Promise<void> {
  if (samples.length === 0) return;
  await ensurePartitions(db, [{ resolution: STREAM_MINUTES, at }]);
  const start = stepAt(at, STREAM_MINUTES.seconds);
  await db
    .insert(streamMetrics1m)
    .values(samples.map((sample) => ({ ...sample, at: start })))
    .onConflictDoUpdate({
      target: [streamMetrics1m.streamId, streamMetrics1m.at],
      set: meansWith(STREAM_MINUTES.name, OF_STREAM),
    });
}

/** Issues that last until now. */
export async function recordIssues(
  db: Database,
  issues: readonly (StreamIssue & { streamId: string })[],
  now: Date,
): Promise<void> {
  if (issues.length === 0) return;
  await db
    .insert(streamIssues)
    .values(
      issues.map(({ streamId, type, value, since }) => {
        return { streamId, type, value, since: new Date(since), until: now };
      }),
    )
    .onConflictDoUpdate({
      target: [streamIssues.streamId, streamIssues.type, streamIssues.since],
      set: { until: sql`excluded.until`, value: sql`excluded.value` },
    });
}

function stepAt(at: Date, seconds: number): Date {
  const step = seconds * 1000;
  return new Date(Math.floor(at.getTime() / step) * step);
}

/** Means of the rows of a table and those that are inserted, by column. */
function meansWith(table: string, columns: Record<string, Column>) {
  const column = (name: string) => sql`${sql.identifier(table)}.${sql.identifier(name)}`;
  const samples = column('samples');
  const mean = (name: string) =>
    sql`(${column(name)} * ${samples} + excluded.${sql.identifier(name)}) / (${samples} + 1)`;
  const means = Object.entries(columns).map(([key, { name }]) => [key, mean(name)] as const);
  return { ...Object.fromEntries(means), samples: sql`${samples} + 1` };
}
