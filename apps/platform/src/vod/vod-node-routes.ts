import {
  reportVodNode,
  type FinishedJob,
  type JobAssignment,
  type VodNodeReport,
} from '@console/vod/contract';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { alertOnRecordings } from '../alerts/recording-alert';
import type { Database } from '../database/connection';
import { isId } from '../database/ids';
import { mediaJobs, mediaNodes, recordings, videoCaptions, videos, vodNodes } from '../database/schema';
import type { CountedReport } from '../database/schema/live';
import { HttpError } from '../http/http-error';
import { countOnce } from '../live/count-once';
import { playbackKeys } from '../live/playback';
import { message } from '../messages/message';
import { isFull } from '../servers/recording-disk';
import { assignedRecordings, recordEvents, removeExpiredVideos } from './recordings';
import {
  failJob,
  leaseFrom,
  queueJob,
  releaseExpiredJobs,
  releaseJobsOf,
  takeJobs,
  type JobRow,
} from './media-jobs';
import { recordStorageOfDay, recordUsage, type AppUse } from '../usage/record-usage';
import { mediaNodeRoute } from '../live/media-node-route';
import { DAY_MS } from '../time/durations';

const NEXT_WITHIN_SECONDS = 2;
const STORAGE_EVERY_MS = 600_000;
const UPLOAD_DAYS = 7;

export const vodNodeRoutes = [
  mediaNodeRoute(reportVodNode, async ({ body, db, keyring, now }) => {
    const node = await registerNode(db, body, now);
    const accepted = await recordFinished(db, node, body, now);
    const discard = await recordUploads(db, node, body, now);
    await recordSent(db, node, body, now);
    await removeExpiredVideos(db, now);
    if (body.recordings) await alertOnRecordings(db, node.nodeId, body.recordings, now);
    if (!isFull(body.recordings)) await recordEvents(db, node, now);
    const lost = await renewLeases(db, node, body, now);
    if (body.isStopping) await releaseJobsOf(db, node.nodeId, now);
    await releaseExpiredJobs(db, now);
    const { freeSlots: slots, freeLightSlots: lightSlots } = body;
    const taken = await takeJobs(db, { ...node, slots, lightSlots }, now);
    return {
      nextWithinSeconds: NEXT_WITHIN_SECONDS,
      jobs: await Promise.all(taken.map((job) => assignmentOf(db, job))),
      lost,
      accepted,
      discard,
      recordings: await assignedRecordings(db, node, now),
      playbackKeys: playbackKeys(keyring),
    };
  }),
];

interface Node {
  nodeId: string;
  storageId: string;
  counted: CountedReport | null;
}

/** @throws HttpError 409 until the node has reported its streams */
async function registerNode(
  db: Database,
  { name, storageId, recordings: disk }: VodNodeReport,
  now: Date,
): Promise<Node> {
  const [known] = await db
    .select({ nodeId: mediaNodes.serverId, node: vodNodes })
    .from(mediaNodes)
    .leftJoin(vodNodes, eq(vodNodes.nodeId, mediaNodes.serverId))
    .where(eq(mediaNodes.name, name));
  if (!known) throw new HttpError(409, message('mediaNode.unknown'));
  const { nodeId, node } = known;
  const at = node?.reportedAt;
  const reported = {
    storageId,
    reportedAt: now,
    recordedBytes: disk?.usedBytes ?? null,
    recordingBudget: disk?.budgetBytes ?? null,
  };
  await db
    .insert(vodNodes)
    .values({ nodeId, ...reported })
    .onConflictDoUpdate({ target: vodNodes.nodeId, set: reported });
  const slot = (time: Date) => Math.floor(time.getTime() / STORAGE_EVERY_MS);
  if (!at || slot(at) !== slot(now)) {
    await endAbandonedUploads(db, now);
    await recordStorageOfDay(db, now);
  }
  return { nodeId, storageId, counted: node?.counted ?? null };
}

/** Uploads that are not completed in time end, so that their nodes free the disk space. */
async function endAbandonedUploads(db: Database, now: Date): Promise<void> {
  const problem = `The upload was not completed within ${UPLOAD_DAYS} days.`;
  await db
    .update(videos)
    .set({ state: 'error', problem, bytes: 0, uploadNodeId: null })
    .where(
      and(
        eq(videos.state, 'uploading'),
        lt(videos.createdAt, new Date(now.getTime() - UPLOAD_DAYS * DAY_MS)),
      ),
    );
}

/** Returns the jobs that count, including those of an earlier report. */
async function recordFinished(
  db: Database,
  { nodeId }: Node,
  { finished }: VodNodeReport,
  now: Date,
): Promise<string[]> {
  const accepted: string[] = [];
  for (const report of finished.filter(({ id }) => isId(id))) {
    const [job] = await db.select().from(mediaJobs).where(eq(mediaJobs.id, report.id)).for('update');
    if (!job) continue;
    const isLatest = job.attempt === report.attempt;
    if (isLatest && job.state === 'running' && job.nodeId === nodeId) {
      if (report.problem === null) await finishJob(db, job, report, now);
      else await failJob(db, job, { problem: report.problem, mayRetry: report.mayRetry }, now);
    } else if (!(isLatest && job.state === 'done') && !(await isInUse(db, job, report.attempt))) continue;
    accepted.push(job.id);
  }
  return accepted;
}

/** Whether players get the files of an attempt although the job was queued again since. */
async function isInUse(db: Database, { kind, videoId }: JobRow, attempt: number): Promise<boolean> {
  const [video] = await db.select().from(videos).where(eq(videos.id, videoId));
  const versions = { captions: video?.captionsVersion, transcode: video?.mediaVersion, delete: null };
  return versions[kind] === attempt;
}

async function finishJob(db: Database, job: JobRow, { result }: FinishedJob, now: Date): Promise<void> {
  const { id, kind, videoId, attempt } = job;
  if (kind === 'delete') {
    await db.delete(mediaJobs).where(eq(mediaJobs.id, id));
    return;
  }
  await db
    .update(mediaJobs)
    .set({ state: 'done', nodeId: null, leaseUntil: null, progress: 100, problem: null, finishedAt: now })
    .where(eq(mediaJobs.id, id));
  if (kind === 'captions') {
    await db.update(videos).set({ captionsVersion: attempt }).where(eq(videos.id, videoId));
  }
  if (kind !== 'transcode' || !result) return;
  const [before] = await db.select().from(videos).where(eq(videos.id, videoId)).for('update');
  if (!before) return;
  const { storedBytes: mediaBytes, ...media } = result;
  const poster = before.poster < media.posters ? before.poster : 0;
  await db
    .update(videos)
    .set({ ...media, mediaBytes, mediaVersion: attempt, poster, state: 'ready', problem: null })
    .where(eq(videos.id, videoId));
  // The replacement of damaged files is not charged.
  if (before.mediaVersion !== null) return;
  const transcodeSeconds = Math.ceil(media.durationSeconds * media.renditions.length);
  await recordUsage(db, [{ appId: before.appId, transcodeSeconds }], now);
}

/** Returns the videos whose uploaded files the node no longer needs. */
async function recordUploads(
  db: Database,
  { nodeId }: Node,
  { uploads }: VodNodeReport,
  now: Date,
): Promise<string[]> {
  const ids = uploads.map(({ videoId }) => videoId).filter(isId);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(videos)
          .where(and(inArray(videos.id, ids), eq(videos.uploadNodeId, nodeId)))
          .for('update');
  const waiting = new Map(rows.map((row) => [row.id, row]));
  for (const { videoId, isComplete, problem, bytes, isCut } of uploads) {
    const row = waiting.get(videoId);
    if (!row || !isComplete) continue;
    waiting.delete(videoId);
    const isWrong = problem !== null;
    await db
      .update(videos)
      .set({
        uploadNodeId: null,
        problem,
        // Nothing is stored of a wrong file.
        ...(isWrong ? { state: 'error', bytes: 0 } : { state: 'processing', ...(bytes && { bytes }) }),
      })
      .where(eq(videos.id, videoId));
    if (isCut) await db.update(recordings).set({ isCut }).where(eq(recordings.videoId, videoId));
    if (isWrong) continue;
    await queueJob(db, { kind: 'transcode', videoId, storageId: row.storageId }, now);
  }
  return uploads.map(({ videoId }) => videoId).filter((id) => !waiting.has(id));
}

async function recordSent(
  db: Database,
  { nodeId, counted: last }: Node,
  { reportNumber, sent }: VodNodeReport,
  now: Date,
): Promise<void> {
  const amounts = sent.map(({ videoId: id, bytes }) => ({ id, bytes }));
  const { counted, remaining } = countOnce(reportNumber, last, amounts);
  if (counted || last) await db.update(vodNodes).set({ counted }).where(eq(vodNodes.nodeId, nodeId));
  const uses: AppUse[] = [];
  for (const amount of amounts) {
    const { id: videoId, bytes } = { ...amount, bytes: remaining(amount) };
    if (!isId(videoId) || bytes === 0) continue;
    const [row] = await db
      .update(videos)
      .set({ deliveredBytes: sql`${videos.deliveredBytes} + ${bytes}::bigint` })
      .where(eq(videos.id, videoId))
      .returning({ appId: videos.appId });
    if (row) uses.push({ appId: row.appId, egressBytes: bytes });
  }
  await recordUsage(db, uses, now);
}

/** Returns the jobs that the node has lost. */
async function renewLeases(
  db: Database,
  { nodeId }: Node,
  { running }: VodNodeReport,
  now: Date,
): Promise<string[]> {
  const lost: string[] = [];
  for (const { id, attempt, progress } of running) {
    const renewed = isId(id)
      ? await db
          .update(mediaJobs)
          .set({ leaseUntil: leaseFrom(now), progress })
          .where(
            and(
              eq(mediaJobs.id, id),
              eq(mediaJobs.attempt, attempt),
              eq(mediaJobs.nodeId, nodeId),
              eq(mediaJobs.state, 'running'),
            ),
          )
          .returning({ id: mediaJobs.id })
      : [];
    if (renewed.length === 0) lost.push(id);
  }
  return lost;
}

async function assignmentOf(db: Database, { id, attempt, kind, videoId }: JobRow): Promise<JobAssignment> {
  const captions =
    kind === 'captions'
      ? await db
          .select({
            language: videoCaptions.language,
            label: videoCaptions.label,
            text: videoCaptions.content,
          })
          .from(videoCaptions)
          .where(eq(videoCaptions.videoId, videoId))
          .orderBy(videoCaptions.language)
      : [];
  return { id, attempt, kind, videoId, captions };
}
