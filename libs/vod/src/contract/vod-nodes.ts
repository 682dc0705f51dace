import { operation, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { MEDIA_JOB_KINDS } from './media-jobs';
import { MAX_POSTERS, VIDEO_STATES, VideoRendition } from './videos';

const Count = z.int().nonnegative();
const Id = z.string().min(1).max(64);
const Attempt = z.strictObject({ id: Id, attempt: Count });

/** A media node that has not reported a job for this long has lost it. */
export const JOB_LEASE_SECONDS = 30;

/** What a transcoded video consists of. */
export const TranscodeResult = z.strictObject({
  durationSeconds: z.number().positive(),
  codecs: z.string().max(100),
  renditions: z.array(z.strictObject(VideoRendition.shape)).max(10),
  posters: z.int().min(1).max(MAX_POSTERS),
  /** Without the uploaded file. */
  storedBytes: Count,
});
export type TranscodeResult = z.output<typeof TranscodeResult>;

export const FinishedJob = z.strictObject({
  ...Attempt.shape,
  /** Why it failed, for operators; null if it succeeded. */
  problem: z.string().max(500).nullable(),
  /** Whether another attempt could succeed. */
  mayRetry: z.boolean(),
  /** Of a transcode job that succeeded. */
  result: TranscodeResult.nullable(),
});
export type FinishedJob = z.output<typeof FinishedJob>;

export const VodNodeReport = z.strictObject({
  /** MEDIA_NODE_TOKEN of the platform. */
  token: z.string().min(1).max(500),
  /** The name in the node's reports on streams. */
  name: z.string().trim().min(1).max(64),
  /** Identifies what it stores files in; nodes with the same storage share their videos. */
  storageId: Id,
  /** Jobs that it can take in addition. */
  freeSlots: Count.max(100),
  /** Captions and deletions that it can take in addition to those jobs; without it they use `freeSlots`. */
  freeLightSlots: Count.max(100).optional(),
  /** The node stops: other nodes get its jobs at once. Its last report. */
  isStopping: z.boolean().optional(),
  running: z.array(z.strictObject({ ...Attempt.shape, progress: z.number().min(0).max(100) })).max(100),
  finished: z.array(FinishedJob).max(100),
  /** Files and recordings that arrive, or have arrived. `problem`: why a complete one cannot be used. */
  uploads: z
    .array(
      z.strictObject({
        videoId: Id,
        isComplete: z.boolean(),
        problem: z.string().max(500).nullable(),
        /** Of a recording. */
        bytes: Count.optional(),
        /** Of a recording that ended early, because its disk space was used up. */
        isCut: z.boolean().optional(),
      }),
    )
    .max(1_000),
  /** The same until a response arrives: bytes that an earlier attempt has reported are not counted again. */
  reportNumber: Count.optional(),
  /** Bytes sent to viewers since the previous successful report. */
  sent: z.array(z.strictObject({ videoId: Id, bytes: Count })).max(1_000),
  /** The disk space for recordings, and what of it those take that are not stored yet. */
  recordings: z.strictObject({ usedBytes: Count, budgetBytes: Count }).optional(),
});
export type VodNodeReport = z.output<typeof VodNodeReport>;

export const JobAssignment = z.object({
  id: Id,
  attempt: Count,
  kind: z.enum(MEDIA_JOB_KINDS),
  videoId: Id,
  /** Of a captions job. */
  captions: z.array(z.object({ language: z.string(), label: z.string(), text: z.string() })),
});
export type JobAssignment = z.output<typeof JobAssignment>;

export const RecordingAssignment = z.object({
  videoId: Id,
  streamId: Id,
  startsAt: Timestamp,
  endsAt: Timestamp,
});
export type RecordingAssignment = z.output<typeof RecordingAssignment>;

/** Takes what the node has done, renews the leases of its jobs and gives it others. Idempotent. */
export const reportVodNode = operation({
  name: 'reportVodNode',
  summary: 'A media node reports its jobs and uploads; the response has its next jobs',
  group: 'apiAdminBilling',
  access: 'public',
  method: 'POST',
  path: '/admin/api/vod/nodes/report',
  body: VodNodeReport,
  response: z.object({
    nextWithinSeconds: z.int().positive(),
    jobs: z.array(JobAssignment),
    /** Running jobs that the node has lost: it has to stop them and delete what they wrote. */
    lost: z.array(Id),
    /** Finished jobs that count: what others wrote has to be deleted. */
    accepted: z.array(Id),
    /** Videos whose uploaded files the node no longer needs on its disk. */
    discard: z.array(Id),
    /** What the node records of its streams. */
    recordings: z.array(RecordingAssignment),
    /** Keys of playback tokens by their ID: 32 bytes in base64. */
    playbackKeys: z.record(z.string(), z.string()),
  }),
  credential: true,
  optional: true,
  conflict: true,
  extension: true,
});

/** What the storage of a node has to contain; 100 videos at a time, by ID. */
export const listStoredVideos = operation({
  name: 'listStoredVideos',
  summary: 'The videos of a storage, for its integrity check',
  group: 'apiAdminBilling',
  access: 'public',
  method: 'POST',
  path: '/admin/api/vod/nodes/stored',
  body: z.strictObject({
    token: z.string().min(1).max(500),
    storageId: Id,
    /** The last ID of the previous response; null for the first. */
    after: Id.nullable(),
    /** Videos whose files are damaged: they are processed again. */
    damaged: z.array(Id).max(100),
  }),
  response: z.object({
    videos: z.array(
      z.object({
        id: Id,
        state: z.enum(VIDEO_STATES),
        /** Null without files. */
        mediaVersion: Count.nullable(),
        /** 0 without files. */
        captionsVersion: Count,
        isBusy: z.boolean(),
      }),
    ),
  }),
  credential: true,
  optional: true,
  extension: true,
});
