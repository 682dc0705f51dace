import { displayName, listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';

/** Holders of the group in the admin app reach the streams of every app, members of an app its own. */
export const STREAMS_ACCESS = { 'admin-livestream': ['every-app', 'own-app'] } as const;

/** Pictures that a media node draws itself, with the name of the stream on top. */
export const TEST_PATTERNS = ['test-card', 'color-bars', 'fractal', 'gradient'] as const;
export type TestPattern = (typeof TEST_PATTERNS)[number];

/**
 * By the platform's clock, in order of urgency.
 *
 * - `failed`: the media node cannot produce the stream; see `problem`.
 * - `waiting`: switched on, and no media node has taken it.
 * - `starting`: a media node prepares it.
 * - `live`, `off`.
 */
export const STREAM_STATES = ['failed', 'waiting', 'starting', 'live', 'off'] as const;
export type StreamState = (typeof STREAM_STATES)[number];

const Count = z.int().nonnegative();

export const Rendition = z.object({
  /** Such as `720p`. */
  name: z.string().min(1).max(40),
  width: Count,
  height: Count,
  framesPerSecond: z.number().nonnegative(),
  kbps: Count,
});
export type Rendition = z.output<typeof Rendition>;

export const Stream = z.object({
  id: z.string(),
  appId: z.string(),
  appName: z.string(),
  name: z.string(),
  source: z.object({ kind: z.literal('test'), pattern: z.enum(TEST_PATTERNS) }),
  state: z.enum(STREAM_STATES),
  /** Why it failed; for operators, in English. */
  problem: z.string().nullable(),
  /** When it was switched on; null while it is off. */
  startedAt: Timestamp.nullable(),
  /** Of the media node that has the stream. */
  server: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Best first; empty unless it is live. */
  renditions: z.array(Rendition),
  /** Playback sessions of the last 30 seconds. */
  viewers: Count,
  /** To viewers, over the last minute. */
  outKbps: Count,
  /** A JPEG image that changes with the stream. The address is valid for at least 10 minutes. Null unless it is live. */
  thumbnailUrl: z.string().nullable(),
  createdAt: Timestamp,
});
export type Stream = z.output<typeof Stream>;

export const STREAM_SORTS = [
  'name',
  'appId',
  'state',
  'startedAt',
  'viewers',
  'outKbps',
  'createdAt',
] as const;

const live = {
  group: 'apiAdminBilling',
  access: STREAMS_ACCESS,
  inApp: true,
  extension: true,
} as const;
const path = '/admin/api/live/streams' as const;
const params = z.object({ id: z.string().min(1) });
const oneStream = { ...live, path: `${path}/{id}`, params, response: Stream } as const;

/** The admin app lists the streams of every app, any other app its own. */
export const listStreams = operation({
  ...live,
  name: 'listStreams',
  summary: 'Lists the streams of the app of X-App-Id, in the admin app those of every app',
  method: 'GET',
  path,
  query: listQuery({
    sort: STREAM_SORTS,
    item: Stream,
    filters: { appId: z.string().min(1), state: z.enum(STREAM_STATES) },
  }),
  response: pageOf(Stream),
});

export const getStream = operation({
  ...oneStream,
  name: 'getStream',
  summary: 'One stream with its state',
  method: 'GET',
  etag: true,
});

const fields = { name: displayName(64), pattern: z.enum(TEST_PATTERNS) };

export const CreateStreamDto = z.strictObject({ appId: z.string().min(1), ...fields });

/** The new stream is off. */
export const createStream = operation({
  ...live,
  name: 'createStream',
  summary: 'Adds a test stream to an app',
  method: 'POST',
  path,
  body: CreateStreamDto,
  response: Stream,
  status: 201,
  conflict: true,
});

export const UpdateStreamDto = z.strictObject(fields).partial();

/** The picture shows a new name from the next start on. 409 for another pattern while the stream is on. */
export const updateStream = operation({
  ...oneStream,
  name: 'updateStream',
  summary: 'Changes a stream',
  method: 'PATCH',
  body: UpdateStreamDto,
  etag: true,
  ifMatch: true,
  conflict: true,
});

/** Idempotent. */
export const startStream = operation({
  ...oneStream,
  name: 'startStream',
  summary: 'Switches a stream on',
  method: 'POST',
  path: `${path}/{id}/start`,
});

/** Idempotent. Ends playback. */
export const stopStream = operation({
  ...oneStream,
  name: 'stopStream',
  summary: 'Switches a stream off',
  method: 'POST',
  path: `${path}/{id}/stop`,
});

/** 409 unless it is off. */
export const deleteStream = operation({
  ...oneStream,
  name: 'deleteStream',
  summary: 'Deletes a stream that is off',
  method: 'DELETE',
  response: z.object({}),
  conflict: true,
});

/** Each call returns another viewer's address. 409 unless the stream is live. */
export const getPlayback = operation({
  ...oneStream,
  name: 'getPlayback',
  summary: 'Returns an address at which one viewer can play the stream',
  method: 'GET',
  path: `${path}/{id}/playback`,
  response: z.object({
    /** Of an HLS playlist. */
    url: z.string(),
    expiresAt: Timestamp,
  }),
  conflict: true,
});
