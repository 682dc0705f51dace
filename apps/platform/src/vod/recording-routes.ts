import { listRecordings, recordStream, stopRecording, type Recording } from '@console/live/contract';
import { and, desc, eq } from 'drizzle-orm';
import { lockManagedApp, rejectArchivedApp } from '../apps/lock-app';
import { recordAudit } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { equalsId } from '../database/list-query';
import { recordings, videos } from '../database/schema';
import { fieldError, HttpError } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { rejectBeyondStorageQuota } from '../quota/reject-beyond-quota';
import { isFull, recordingDisk } from '../servers/recording-disk';
import { addRecording, recordingNode } from './recordings';
import { requireStream } from '../live/stream-row';
import { DAY_MS } from '../time/durations';

const LISTED = 20;

export const recordingRoutes = [
  route(listRecordings, async (call) => {
    const { stream } = await requireStream(call.db, call.params.id, call);
    const rows = await selectRecordings(call.db)
      .where(eq(recordings.streamId, stream.id))
      .orderBy(desc(recordings.startsAt), desc(recordings.videoId))
      .limit(LISTED);
    const node = await recordingNode(call.db, stream.id, call.now);
    return { recordings: rows.map(recordingResponse), disk: recordingDisk(node ?? null) };
  }),

  routeInTransaction(recordStream, async (call) => {
    const { body, authority, now } = call;
    const { stream, state } = await requireStream(call.db, call.params.id, call);
    const { id: streamId, appId, dvrSeconds } = stream;
    await lockManagedApp(call.db, authority, appId);
    const { title, backSeconds, forwardSeconds, keepDays } = body;
    if (backSeconds > dvrSeconds)
      throw fieldError(400, 'backSeconds', message('recording.beyondDvr', { seconds: dvrSeconds }));
    if (backSeconds === 0 && forwardSeconds === 0)
      throw fieldError(400, 'forwardSeconds', message('recording.empty'));
    await rejectBeyondStorageQuota(call.db, { appId, bytes: 0 }, now);
    if (state !== 'live') throw new HttpError(409, message('stream.notLive'));
    const node = await recordingNode(call.db, streamId, now);
    if (!node) throw new HttpError(409, message('recording.noStorage'));
    if (isFull(recordingDisk(node))) throw new HttpError(409, message('recording.diskFull'));
    const { nodeId, storageId } = node;
    const startsAt = new Date(now.getTime() - backSeconds * 1_000);
    const id = await addRecording(
      call.db,
      {
        ...{ nodeId, storageId },
        appId,
        streamId,
        title,
        startsAt,
        endsAt: forwardSeconds === null ? null : new Date(now.getTime() + forwardSeconds * 1_000),
        expiresAt: keepDays === null ? null : new Date(now.getTime() + keepDays * DAY_MS),
      },
      now,
    );
    await recordAudit(call, stream, { title, backSeconds, forwardSeconds, keepDays });
    return requireRecording(call.db, { streamId, recordingId: id });
  }),

  routeInTransaction(stopRecording, async (call) => {
    const { params, now } = call;
    const { stream } = await requireStream(call.db, params.id, call);
    await rejectArchivedApp(call.db, stream.appId);
    const found = { streamId: stream.id, recordingId: params.recordingId };
    const before = await requireRecording(call.db, found);
    const isOver = before.endsAt !== null && Date.parse(before.endsAt) <= now.getTime();
    if (before.state !== 'recording' || isOver) return before;
    await call.db.update(recordings).set({ endsAt: now }).where(eq(recordings.videoId, before.id));
    await recordAudit(call, stream, { title: before.title });
    return requireRecording(call.db, found);
  }),
];

function selectRecordings(db: Database) {
  return db
    .select({
      video: videos,
      startsAt: recordings.startsAt,
      endsAt: recordings.endsAt,
      isCut: recordings.isCut,
    })
    .from(recordings)
    .innerJoin(videos, eq(videos.id, recordings.videoId));
}

/** @throws HttpError 404 */
async function requireRecording(
  db: Database,
  { streamId, recordingId }: { streamId: string; recordingId: string },
): Promise<Recording> {
  const [row] = await selectRecordings(db).where(
    and(eq(recordings.streamId, streamId), equalsId(recordings.videoId, recordingId)),
  );
  if (!row) throw new HttpError(404, message('recording.notFound'));
  return recordingResponse(row);
}

function recordingResponse({
  video: { id, title, state, problem, expiresAt },
  startsAt,
  endsAt,
  isCut,
}: Awaited<ReturnType<typeof selectRecordings>>[number]): Recording {
  return {
    id,
    title,
    state: state === 'uploading' ? 'recording' : state,
    problem,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    isCut,
  };
}
