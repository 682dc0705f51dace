import { JOB_LEASE_SECONDS, type MediaJobKind } from '@console/vod/contract';
import { and, asc, desc, eq, inArray, lt, lte, ne, not, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { mediaJobs, videos } from '../database/schema';
import { HOUR_MS } from '../time/durations';

export type JobRow = typeof mediaJobs.$inferSelect;

const MAX_FAILURES = 3;
const RETRY_MS = 10_000;
const MAX_RETRY_MS = HOUR_MS;
const ENDED = 'The media node that worked on it has ended.';

/** A job that no node has. */
const QUEUED = {
  state: 'queued',
  nodeId: null,
  leaseUntil: null,
  progress: 0,
  finishedAt: null,
} as const satisfies Partial<JobRow>;

/** Queues a job, or the same one again: a node that works on it loses it. */
export async function queueJob(
  db: Database,
  job: { kind: MediaJobKind; videoId: string; storageId: string },
  now: Date,
): Promise<void> {
  await db
    .insert(mediaJobs)
    .values({ ...job, id: newId(now), createdAt: now, notBefore: now })
    .onConflictDoUpdate({
      target: [mediaJobs.videoId, mediaJobs.kind],
      set: { ...QUEUED, failures: 0, problem: null, notBefore: now },
    });
}

/** Deletes videos; nodes delete their files, once no node writes more of them. */
export async function removeVideos(db: Database, which: SQL, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    with removed as (delete from ${videos} where ${which} returning id, storage_id),
    ended as (delete from ${mediaJobs} using removed where video_id = removed.id returning video_id, lease_until)
    insert into ${mediaJobs} (id, kind, video_id, storage_id, created_at, not_before)
    select gen_random_uuid(), 'delete', id, storage_id, ${at},
      coalesce((select max(lease_until) from ended where video_id = removed.id), ${at})
    from removed`);
}

/** Queues the jobs of a node that stops. That is no failure of theirs. */
export async function releaseJobsOf(db: Database, nodeId: string, now: Date): Promise<void> {
  await db
    .update(mediaJobs)
    .set({ ...QUEUED, notBefore: now })
    .where(and(eq(mediaJobs.nodeId, nodeId), eq(mediaJobs.state, 'running')));
}

/** Queues jobs whose node no longer reports, or ends them after several failures. */
export async function releaseExpiredJobs(db: Database, now: Date): Promise<void> {
  const expired = await db
    .select()
    .from(mediaJobs)
    .where(and(eq(mediaJobs.state, 'running'), lt(mediaJobs.leaseUntil, now)))
    .for('update', { skipLocked: true });
  for (const job of expired) await failJob(db, job, { problem: ENDED, mayRetry: true }, now);
}

/**
 * Queues a job again, or ends it. A video that has no files by then is in error. Files are deleted however long it
 * takes.
 */
export async function failJob(
  db: Database,
  { id, kind, videoId, failures }: JobRow,
  { problem, mayRetry }: { problem: string; mayRetry: boolean },
  now: Date,
): Promise<void> {
  if (kind === 'delete' || (mayRetry && failures + 1 < MAX_FAILURES)) {
    const delayMs = problem === ENDED ? 0 : Math.min(RETRY_MS * 2 ** failures, MAX_RETRY_MS);
    const notBefore = new Date(now.getTime() + delayMs);
    await db
      .update(mediaJobs)
      .set({ ...QUEUED, failures: failures + 1, problem, notBefore })
      .where(eq(mediaJobs.id, id));
    return;
  }
  await db
    .update(mediaJobs)
    .set({ state: 'failed', nodeId: null, leaseUntil: null, problem, finishedAt: now })
    .where(eq(mediaJobs.id, id));
  if (kind === 'transcode') await markVideo(db, videoId, problem);
}

/** A video that cannot be played is in error. */
export async function markVideo(db: Database, videoId: string, problem: string): Promise<void> {
  await db
    .update(videos)
    .set({ state: 'error', problem })
    .where(and(eq(videos.id, videoId), eq(videos.state, 'processing')));
}

interface Taker {
  nodeId: string;
  storageId: string;
  slots: number;
  /** For deletions and captions, which take seconds; they use `slots` by default. */
  lightSlots: number | undefined;
}

/** Gives a node the most urgent jobs that no other node has. */
export async function takeJobs(
  db: Database,
  { nodeId, storageId, slots, lightSlots }: Taker,
  now: Date,
): Promise<JobRow[]> {
  const isLight = ne(mediaJobs.kind, 'transcode');
  const free = (wanted: SQL, limit: number) =>
    db
      .select({ id: mediaJobs.id })
      .from(mediaJobs)
      .where(
        and(
          wanted,
          eq(mediaJobs.storageId, storageId),
          eq(mediaJobs.state, 'queued'),
          lte(mediaJobs.notBefore, now),
        ),
      )
      .orderBy(desc(mediaJobs.priority), asc(mediaJobs.createdAt))
      .limit(limit)
      .for('update', { skipLocked: true });
  const light = await free(isLight, lightSlots ?? slots);
  const transcodes = await free(not(isLight), lightSlots === undefined ? slots - light.length : slots);
  const taken = [...light, ...transcodes];
  if (taken.length === 0) return [];
  return db
    .update(mediaJobs)
    .set({
      state: 'running',
      nodeId,
      leaseUntil: leaseFrom(now),
      attempt: sql`${mediaJobs.attempt} + 1`,
      progress: 0,
      startedAt: now,
    })
    .where(
      inArray(
        mediaJobs.id,
        taken.map(({ id }) => id),
      ),
    )
    .returning();
}

export const leaseFrom = (now: Date) => new Date(now.getTime() + JOB_LEASE_SECONDS * 1_000);
