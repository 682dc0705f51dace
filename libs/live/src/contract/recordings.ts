import { displayName, operation, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { STREAM_LIMITS, STREAMS_ACCESS } from './streams';

/**
 * - `recording`: a media node collects segments.
 * - `processing`, `ready`, `error`: as of the video that it becomes.
 */
export const RECORDING_STATES = ['recording', 'processing', 'ready', 'error'] as const;
export type RecordingState = (typeof RECORDING_STATES)[number];

/** What a media node records of a stream, and ends by itself. */
export const MAX_RECORDING_HOURS = 12;
/** Days until a recording is deleted. */
export const RECORDING_DAYS = [7, 30, 90] as const;

export const Recording = z.object({
  /** Of the video that it becomes. */
  id: z.string(),
  title: z.string(),
  state: z.enum(RECORDING_STATES),
  /** Why it failed; for operators, in English. */
  problem: z.string().nullable(),
  startsAt: Timestamp,
  /** Null while it goes on until it is stopped. */
  endsAt: Timestamp.nullable(),
  /** When it is deleted; null for never. */
  expiresAt: Timestamp.nullable(),
  /** Ended early, because the disk space for recordings was used up. */
  isCut: z.boolean(),
});
export type Recording = z.output<typeof Recording>;

/** Percent of the disk space for recordings that is reported as trouble. */
export const RECORDING_DISK_WARNING = 80;

/** The disk space for recordings of a media node, and what those take that are not stored yet. */
export const RecordingDisk = z.object({
  usedBytes: z.int().nonnegative(),
  budgetBytes: z.int().nonnegative(),
});
export type RecordingDisk = z.output<typeof RecordingDisk>;

const recordings = {
  group: 'apiAdminBilling',
  access: STREAMS_ACCESS,
  inApp: true,
  extension: true,
} as const;
const path = '/admin/api/live/streams/{id}/recordings' as const;
const params = z.object({ id: z.string().min(1) });

export const listRecordings = operation({
  ...recordings,
  name: 'listRecordings',
  summary: 'The 20 latest recordings of a stream',
  method: 'GET',
  path,
  params,
  response: z.object({
    recordings: z.array(Recording),
    /** Of the media node that has the stream; null without one. */
    disk: RecordingDisk.nullable(),
  }),
});

export const RecordStreamDto = z.strictObject({
  /** Of the video. */
  title: displayName(200),
  /** How far back it begins, at most the DVR window of the stream; 0 for now. */
  backSeconds: z.int().min(0).max(STREAM_LIMITS.dvrSeconds),
  /** How long it goes on, 0 to end now; null until it is stopped, after 12 hours at the latest. */
  forwardSeconds: z
    .int()
    .min(0)
    .max(MAX_RECORDING_HOURS * 3_600)
    .nullable(),
  /** Null to keep it. */
  keepDays: z.literal(RECORDING_DAYS).nullable(),
});
export type RecordStreamDto = z.output<typeof RecordStreamDto>;

/**
 * The recording becomes a video when it ends. 400 without any time, or beyond the DVR window. 409 unless the stream is live on a media node that stores videos, beyond the storage
 * limit of the app, and beyond the disk space of the node.
 */
export const recordStream = operation({
  ...recordings,
  name: 'recordStream',
  summary: 'Records a stream from now on, or what its viewers can go back to',
  method: 'POST',
  path,
  params,
  body: RecordStreamDto,
  response: Recording,
  status: 201,
  conflict: true,
});

/** Idempotent. What was recorded until then becomes a video. */
export const stopRecording = operation({
  ...recordings,
  name: 'stopRecording',
  summary: 'Ends a recording',
  method: 'POST',
  path: `${path}/{recordingId}/stop`,
  params: params.extend({ recordingId: z.string().min(1) }),
  response: Recording,
});
