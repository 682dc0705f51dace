import type { AuditAction } from '@console/operations/contract';
import {
  cancelMediaJob,
  listMediaJobs,
  MEDIA_JOB_PRIORITIES,
  prioritizeMediaJob,
  retryMediaJob,
  type MediaJob,
  type MediaJobPriority,
} from '@console/vod/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { rejectArchivedApp } from '../apps/lock-app';
import { recordAudit, type AuditContext } from '../audit/record-audit';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { isId } from '../database/ids';
import { equals, readPage, sortOrder } from '../database/list-query';
import { mediaJobs, servers, videos } from '../database/schema';
import { containsWords, foldedText } from '../database/search-text';
import { HttpError } from '../http/http-error';
import { route } from '../http/route';
import { message } from '../messages/message';
import { markVideo, queueJob, type JobRow } from './media-jobs';

const CANCELED = 'The processing was canceled.';

export const mediaJobRoutes = [
  route(listMediaJobs, async ({ query, db, authority }) => {
    const { q = '', sort = '-createdAt', customFields = {} } = query;
    const { appId, state, videoId } = customFields;
    const wanted = and(
      authority.within(videos.appId),
      equals(videos.appId, appId),
      equals(mediaJobs.state, state),
      videoId === undefined || isId(videoId) ? equals(mediaJobs.videoId, videoId) : NOTHING,
      ...containsWords(q, [foldedText(videos.title)]),
    );
    const order = sortOrder(sort, { createdAt: mediaJobs.createdAt, finishedAt: mediaJobs.finishedAt });
    const { rows, ...page } = await readPage(
      db,
      selectJobs(db).where(wanted).$dynamic(),
      query,
      ...order,
      asc(mediaJobs.id),
    );
    return { data: rows.map(responseOf), ...page };
  }),

  route(prioritizeMediaJob, (call) =>
    change(call, 'media-job.prioritize', async (job, transaction) => {
      if (job.state !== 'queued') throw new HttpError(409, message('mediaJob.notQueued'));
      const priority = MEDIA_JOB_PRIORITIES[call.body.priority];
      await transaction.update(mediaJobs).set({ priority }).where(eq(mediaJobs.id, job.id));
      return { priority: call.body.priority };
    }),
  ),

  route(retryMediaJob, (call) =>
    change(call, 'media-job.retry', async (job, transaction) => {
      if (job.state !== 'failed' && job.state !== 'canceled') {
        throw new HttpError(409, message('mediaJob.notEnded'));
      }
      await queueJob(transaction, job, call.now);
      if (job.kind === 'transcode') {
        await transaction
          .update(videos)
          .set({ state: 'processing', problem: null })
          .where(and(eq(videos.id, job.videoId), eq(videos.state, 'error')));
      }
      return { kind: job.kind };
    }),
  ),

  route(cancelMediaJob, (call) =>
    change(call, 'media-job.cancel', async (job, transaction) => {
      if (job.state !== 'queued' && job.state !== 'running') {
        throw new HttpError(409, message('mediaJob.ended'));
      }
      await transaction
        .update(mediaJobs)
        .set({ state: 'canceled', nodeId: null, leaseUntil: null, finishedAt: call.now })
        .where(eq(mediaJobs.id, job.id));
      if (job.kind === 'transcode') await markVideo(transaction, job.videoId, CANCELED);
      return { kind: job.kind };
    }),
  ),
];

const NOTHING = sql`false`;

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
  db: Database;
  authority: Authority;
}

function change(
  call: ChangeCall,
  action: AuditAction,
  apply: (job: JobRow, transaction: Database) => Promise<Record<string, string>>,
): Promise<MediaJob> {
  const { params, authority } = call;
  return call.db.transaction(async (transaction) => {
    const read = async () => {
      const [found] = isId(params.id)
        ? await selectJobs(transaction)
            .where(and(eq(mediaJobs.id, params.id), authority.within(videos.appId)))
            .for('update', { of: mediaJobs })
        : [];
      if (!found) throw new HttpError(404, message('mediaJob.notFound'));
      return found;
    };
    const { job, video } = await read();
    await rejectArchivedApp(transaction, video.appId);
    const detail = await apply(job, transaction);
    const about = { appId: video.appId, targetId: video.id, targetName: video.title };
    await recordAudit(transaction, call, { ...about, action, detail });
    return responseOf(await read());
  });
}
