import type { StreamIssue, StreamLogLine } from '@console/live/contract';
import type { ServerLoad } from '@console/operations/contract';
import { and, gte, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { streamIssues, streamLog, streamSessions } from '../database/schema';
import { ensurePartitions, SERVER_RESOLUTIONS, STREAM_RESOLUTIONS, type Resolution } from './resolutions';

/** Counts reports in every resolution. Each takes one statement of few parameters: nodes have many streams. */
async function record(
  db: Database,
  resolutions: readonly Resolution[],
  reports: readonly { id: string; values: Readonly<Record<string, number | null>> }[],
  now: Date,
): Promise<void> {
  if (reports.length === 0) return;
  await ensurePartitions(
    db,
    resolutions.map((resolution) => ({ resolution, at: now })),
  );
  for (const { name: table, seconds, id: idColumn, at: atColumn, samples, means } of resolutions) {
    const at = stepAt(now, seconds).toISOString();
    const rows = reports.map(({ id, values }) => ({
      ...{ [idColumn.name]: id, [atColumn.name]: at, [samples.name]: 1 },
      ...Object.fromEntries(Object.entries(means).map(([key, { name }]) => [name, values[key]])),
    }));
    const columns = [idColumn, atColumn, samples, ...Object.values(means)].map(({ name }) => name).join();
    // Plain text: to build it of Drizzle's parts takes longer than to run it.
    await db.execute(sql`insert into ${sql.raw(table)} (${sql.raw(columns)})
      select ${sql.raw(columns)} from jsonb_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(rows)}::jsonb)
      on conflict (${sql.raw(idColumn.name)}, ${sql.raw(atColumn.name)})
      do update set samples = ${sql.raw(table)}.samples + 1, ${sql.raw(Object.values(means).map(meanIn(table)).join())}`);
  }
}

/** The mean of the rows of a table and the one that is inserted; null where neither was measured. */
function meanIn(table: string) {
  return ({ name }: { name: string }) =>
    `${name} = coalesce((${table}.${name} * ${table}.samples + excluded.${name}) / (${table}.samples + 1), ${table}.${name}, excluded.${name})`;
}

export function recordMetrics(
  db: Database,
  reports: readonly (ServerLoad & { serverId: string })[],
  now: Date,
): Promise<void> {
  const rows = reports.map(({ serverId: id, ...values }) => ({ id, values }));
  return record(db, SERVER_RESOLUTIONS, rows, now);
}

type StreamMean = keyof (typeof STREAM_RESOLUTIONS)[0]['means'];
type StreamSample = { streamId: string; viewers: number } & Record<StreamMean, number | null>;

/** Counts what streams on air are like now. */
export async function recordStreamMetrics(
  db: Database,
  samples: readonly StreamSample[],
  now: Date,
): Promise<void> {
  const rows = samples.map(({ streamId: id, ...values }) => ({ id, values }));
  await record(db, STREAM_RESOLUTIONS, rows, now);
  await recordSessions(db, samples, now);
}

/** A stream that moves to another node is away for less. */
const LONGEST_GAP_MS = 180_000;

async function recordSessions(db: Database, samples: readonly StreamSample[], now: Date): Promise<void> {
  if (samples.length === 0) return;
  const sessions = samples.map(({ streamId, viewers }) => ({ streamId, viewers }));
  const reported = sql`jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) as reported ("streamId" uuid, viewers int)`;
  const continued = await db
    .update(streamSessions)
    .set({ until: now, mostViewers: sql`greatest(${streamSessions.mostViewers}, reported.viewers)` })
    .from(reported)
    .where(
      and(
        sql`${streamSessions.streamId} = reported."streamId"`,
        gte(streamSessions.until, new Date(now.getTime() - LONGEST_GAP_MS)),
      ),
    )
    .returning({ streamId: streamSessions.streamId });
  const known = new Set(continued.map(({ streamId }) => streamId));
  const begun = samples.filter(({ streamId }) => !known.has(streamId));
  if (begun.length === 0) return;
  await db
    .insert(streamSessions)
    .values(
      begun.map(({ streamId, viewers }) => ({ streamId, since: now, until: now, mostViewers: viewers })),
    );
}

export async function recordLog(
  db: Database,
  lines: readonly (StreamLogLine & { streamId: string })[],
): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insert(streamLog)
    .values(lines.map(({ streamId, at, text }) => ({ streamId, at: new Date(at), text })));
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
