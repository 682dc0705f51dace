import {
  cancelMediaJob,
  listMediaJobs,
  MEDIA_JOB_PRIORITIES,
  prioritizeMediaJob,
  retryMediaJob,
  type MediaJob,
  type MediaJobPriority,
} from '@console/vod/contract';
import { and, asc, eq } from 'drizzle-orm';
import { rejectArchivedApp } from '../apps/lock-app';
import { recordAudit, type AuditContext } from '../audit/record-audit';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { equals, equalsId, listPage } from '../database/list-query';
import { mediaJobs, servers, videos } from '../database/schema';
import { foldedText } from '../database/search-text';
import { HttpError } from '../http/http-error';
import { forUpdate, requireRow } from '../http/require-row';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { markVideo, queueJob, type JobRow } from './media-jobs';

const CANCELED = 'The processing was canceled.';

export const mediaJobRoutes = [
  route(listMediaJobs, (call) => {
    const { state, videoId } = call.query.customFields ?? {};
    return listPage(call, selectJobs(call.db), {
      appId: videos.appId,
      where: [equals(mediaJobs.state, state), equalsId(mediaJobs.videoId, videoId)],
      words: [foldedText(videos.title)],
      sorts: { createdAt: mediaJobs.createdAt, finishedAt: mediaJobs.finishedAt },
      defaultSort: '-createdAt',
      order: [asc(mediaJobs.id)],
      respond: (rows) => rows.map(responseOf),
    });
  }),

  routeInTransaction(prioritizeMediaJob, async (call) =>
    change(call, async (job, db) => {
      if (job.state !== 'queued') throw new HttpError(409, message('mediaJob.notQueued'));
      const priority = MEDIA_JOB_PRIORITIES[call.body.priority];
      await db.update(mediaJobs).set({ priority }).where(eq(mediaJobs.id, job.id));
      return { priority: call.body.priority };
    }),
  ),

  routeInTransaction(retryMediaJob, async (call) =>
    change(call, async (job, db) => {
      if (job.state !== 'failed' && job.state !== 'canceled') {
        throw new HttpError(409, message('mediaJob.notEnded'));
      }
      await queueJob(db, job, call.now);
      if (job.kind === 'transcode') {
        await db
          .update(videos)
          .set({ state: 'processing', problem: null })
          .where(and(eq(videos.id, job.videoId), eq(videos.state, 'error')));
      }
      return { kind: job.kind };
    }),
  ),

  routeInTransaction(cancelMediaJob, async (call) =>
    change(call, async (job, db) => {
      if (job.state !== 'queued' && job.state !== 'running') {
        throw new HttpError(409, message('mediaJob.ended'));
      }
      await db
        .update(mediaJobs)
        .set({ state: 'canceled', nodeId: null, leaseUntil: null, finishedAt: call.now })
        .where(eq(mediaJobs.id, job.id));
      if (job.kind === 'transcode') await markVideo(db, job.videoId, CANCELED);
      return { kind: job.kind };
    }),
  ),
];

function selectJobs(db: Database) {
  return db
    .select({
      job: mediaJobs,
      video: { id: videos.id, appId: videos.appId, title: videos.title },
      server: { id: servers.id, name: servers.name },
    })
    .from(mediaJobs)
    .innerJoin(videos, eq(videos.id, mediaJobs.videoId))
    .leftJoin(servers, eq(servers.id, mediaJobs.nodeId));
}

type SelectedJob = Awaited<ReturnType<typeof selectJobs>>[number];

function responseOf({ job, video, server }: SelectedJob): MediaJob {
  return {
    id: job.id,
    kind: job.kind,
    video,
    state: job.state,
    priority: priorityOf(job.priority),
    attempt: job.attempt,
    progress: job.progress,
    problem: job.problem,
    server,
    createdAt: job.createdAt.toISOString(),
    startedAt: job.startedAt?.toISOString() ?? null,
    finishedAt: job.finishedAt?.toISOString() ?? null,
  };
}

function priorityOf(priority: number): MediaJobPriority {
  if (priority === 0) return 'normal';
  return priority > 0 ? 'high' : 'low';
}

interface ChangeCall extends AuditContext {
  params: { id: string };
  authority: Authority;
}

const JOB_OF_APP = { id: mediaJobs.id, appId: videos.appId };

async function change(
  call: ChangeCall,
  apply: (job: JobRow, db: Database) => Promise<Record<string, string>>,
): Promise<MediaJob> {
  const { params, authority, db } = call;
  const select = forUpdate(selectJobs(db), { of: mediaJobs });
  const read = () =>
    requireRow(select, JOB_OF_APP, { id: params.id, authority }, message('mediaJob.notFound'));
  const { job, video } = await read();
  await rejectArchivedApp(db, video.appId);
  const detail = await apply(job, db);
  await recordAudit(call, { ...video, name: video.title }, detail);
  return responseOf(await read());
}
