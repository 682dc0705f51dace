import { listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { vod } from './videos';

/**
 * - `transcode`: makes renditions, posters and previews of an uploaded file.
 * - `captions`: stores the captions where players get them.
 * - `delete`: deletes the files of a video that no longer exists.
 */
export const MEDIA_JOB_KINDS = ['transcode', 'captions', 'delete'] as const;
export type MediaJobKind = (typeof MEDIA_JOB_KINDS)[number];

export const MEDIA_JOB_STATES = ['queued', 'running', 'done', 'failed', 'canceled'] as const;
export type MediaJobState = (typeof MEDIA_JOB_STATES)[number];

/** Jobs of a higher priority run first. */
export const MEDIA_JOB_PRIORITIES = { low: -10, normal: 0, high: 10 } as const;
const Priority = z.enum(['low', 'normal', 'high']);
export type MediaJobPriority = z.output<typeof Priority>;

export const MediaJob = z.object({
  id: z.string(),
  kind: z.enum(MEDIA_JOB_KINDS),
  video: z.object({ id: z.string(), appId: z.string(), title: z.string() }),
  state: z.enum(MEDIA_JOB_STATES),
  priority: Priority,
  /** Rises with every media node that takes it. */
  attempt: z.int().nonnegative(),
  /** Percent. */
  progress: z.number(),
  /** For operators, in English. */
  problem: z.string().nullable(),
  server: z.object({ id: z.string(), name: z.string() }).nullable(),
  createdAt: Timestamp,
  startedAt: Timestamp.nullable(),
  finishedAt: Timestamp.nullable(),
});
export type MediaJob = z.output<typeof MediaJob>;

const path = '/admin/api/vod/jobs' as const;
const oneJob = {
  ...vod,
  path: `${path}/{id}`,
  params: z.object({ id: z.string().min(1) }),
  response: MediaJob,
  conflict: true,
} as const;

/** The admin app lists the jobs of every app, any other app its own. Deletions are not listed. */
export const listMediaJobs = operation({
  ...vod,
  name: 'listMediaJobs',
  summary: 'Lists the processing jobs of the app of X-App-Id, in the admin app those of every app',
  method: 'GET',
  path,
  query: listQuery({
    sort: ['createdAt', 'finishedAt'],
    item: MediaJob,
    filters: { appId: z.string().min(1), state: z.enum(MEDIA_JOB_STATES), videoId: z.string().min(1) },
  }),
  response: pageOf(MediaJob),
});

export const PrioritizeMediaJobDto = z.strictObject({ priority: Priority });

/** 409 unless it is queued. */
export const prioritizeMediaJob = operation({
  ...oneJob,
  name: 'prioritizeMediaJob',
  summary: 'Changes the priority of a queued job',
  method: 'POST',
  path: `${path}/{id}/priority`,
  body: PrioritizeMediaJobDto,
});

/** 409 unless it has failed or was canceled, or if another job of the video is not finished. */
export const retryMediaJob = operation({
  ...oneJob,
  name: 'retryMediaJob',
  summary: 'Queues a failed or canceled job again',
  method: 'POST',
  path: `${path}/{id}/retry`,
});

/** 409 unless it is queued or running. */
export const cancelMediaJob = operation({
  ...oneJob,
  name: 'cancelMediaJob',
  summary: 'Cancels a job that has not finished',
  method: 'POST',
  path: `${path}/{id}/cancel`,
});
