import { displayName, listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { PullAddress } from './pull-address';
import { StreamIssue } from './stream-health';

/** Holders of the group in the admin app reach the streams of every app, members of an app its own. */
export const STREAMS_ACCESS = { 'admin-livestream': ['every-app', 'own-app'] } as const;

/** Pictures that a media node draws itself, with the name of the stream on top. */
export const TEST_PATTERNS = ['test-card', 'color-bars', 'fractal', 'gradient'] as const;
export type TestPattern = (typeof TEST_PATTERNS)[number];

/**
 * By the platform's clock, in order of urgency.
 *
 * - `failed`: the media node cannot produce the stream; see `problem`.
 * - `no-input`: a media node waits for the encoder.
 * - `waiting`: switched on, and no media node has taken it.
 * - `starting`: a media node prepares it.
 * - `live`, `off`.
 */
export const STREAM_STATES = ['failed', 'no-input', 'waiting', 'starting', 'live', 'off'] as const;
export type StreamState = (typeof STREAM_STATES)[number];

const Count = z.int().nonnegative();

export const Rendition = z.object({
  /** Such as `720p`. */
  name: z.string().min(1).max(40),
  width: Count,
  height: Count,
  framesPerSecond: z.number().nonnegative(),
  kbps: Count,
  /** Sessions that play it now. */
  viewers: Count.optional(),
  /** Of the encoder that makes it; none for what passes through. */
  encoder: z
    .strictObject({
      /** Media seconds per second; below 1 the encoder is too slow. */
      speed: z.number().nonnegative(),
      framesPerSecond: z.number().nonnegative(),
      /** Since it started. */
      droppedFrames: Count,
      /** Pictures that repeat another one, for the frame rate of the rendition. */
      duplicatedPercent: z.number().min(0).max(100).optional(),
    })
    .optional(),
});
export type Rendition = z.output<typeof Rendition>;

const TestSource = z.strictObject({ kind: z.literal('test'), pattern: z.enum(TEST_PATTERNS) });

/** Hours that the previous stream key stays valid after a rotation. */
export const STREAM_KEY_OVERLAPS = [0, 1, 24] as const;

/** What an encoder sends, as it arrives. */
export const StreamInput = z.object({
  kbps: Count,
  framesPerSecond: z.number().nonnegative(),
  width: Count,
  height: Count,
  /** Such as `H.264, AAC`. */
  codecs: z.string().max(40),
  /** When the encoder connected. */
  since: Timestamp,
});
export type StreamInput = z.output<typeof StreamInput>;

export const Stream = z.object({
  id: z.string(),
  appId: z.string(),
  appName: z.string(),
  name: z.string(),
  /** `test`: a picture that the media node draws. `push`: what an encoder sends over RTMP. `pull`: what the media node fetches. `channel`: other streams. */
  source: z.discriminatedUnion('kind', [
    z.object(TestSource.shape),
    z.object({
      kind: z.literal('push'),
      /** Where the encoder sends to; null while that is unknown. The address does not contain the stream key. */
      ingestUrl: z.string().nullable(),
      /** Of the stream key. */
      lastFour: z.string(),
      /** Until then, the key before the last rotation is valid, too. */
      previousUntil: Timestamp.nullable(),
    }),
    z.object({
      kind: z.literal('pull'),
      /** Such as `https://cdn.example`; the rest of the address can have secrets. */
      server: z.string(),
    }),
    z.object({ kind: z.literal('channel'), channel: z.enum(['lrm', 'event', 'playout']) }),
  ]),
  /** Null while no encoder is connected, and for test streams. */
  input: StreamInput.nullable(),
  state: z.enum(STREAM_STATES),
  /** Why it failed, or what is wrong with the input; for operators, in English. */
  problem: z.string().nullable(),
  /** What is wrong with the input, the most urgent first. */
  issues: z.array(StreamIssue),
  /** Loudest moment of the latest sample, in decibels below full scale; null without one. */
  audioDb: z.number().min(-100).max(0).nullable(),
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
  /** The page on which anyone can watch it while it is shared; other sites may frame it. Null while it is not shared. */
  playbackUrl: z.string().nullable(),
  /** How far viewers can go back. */
  dvrSeconds: Count,
  /** How long viewers see a slate in place of an encoder that is gone. */
  reconnectSeconds: Count,
  createdAt: Timestamp,
});
export type Stream = z.output<typeof Stream>;

/** `state`: with the issues, the most urgent first. */
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
export const oneStream = { ...live, path: `${path}/{id}`, params, response: Stream } as const;

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
    filters: {
      appId: z.string().min(1),
      state: z.enum(STREAM_STATES),
      /** Of the media node that has the stream. */
      serverId: z.uuid(),
    },
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

export const CreateStreamDto = z.strictObject({
  appId: z.string().min(1),
  name: displayName(64),
  source: z.discriminatedUnion('kind', [
    TestSource,
    z.strictObject({ kind: z.literal('push') }),
    z.strictObject({
      kind: z.literal('pull'),
      /** It is not returned. */
      url: PullAddress,
    }),
  ]),
});

export type CreateStreamDto = z.output<typeof CreateStreamDto>;

/** The new stream is off. */
export const createStream = operation({
  ...live,
  name: 'createStream',
  summary: 'Adds a stream to an app; returns its stream key (shown only once)',
  method: 'POST',
  path,
  body: CreateStreamDto,
  response: Stream.extend({
    /** Null unless an encoder sends it. */
    streamKey: z.string().nullable(),
  }),
  status: 201,
  conflict: true,
});

/** Largest `dvrSeconds` and `reconnectSeconds`. */
export const STREAM_LIMITS = { dvrSeconds: 14_400, reconnectSeconds: 1_800 } as const;

export const UpdateStreamDto = z
  .strictObject({
    name: displayName(64),
    pattern: z.enum(TEST_PATTERNS),
    url: PullAddress,
    dvrSeconds: z.int().min(0).max(STREAM_LIMITS.dvrSeconds),
    reconnectSeconds: z.int().min(0).max(STREAM_LIMITS.reconnectSeconds),
  })
  .partial();

/**
 * A new name in the picture and another DVR window take effect at the next start, another address at once. 409 for
 * another pattern while the stream is on, and for a pattern or an address of streams without one.
 */
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

/** Opens the address from the platform; nothing is stored. */
export const testPullAddress = operation({
  ...live,
  name: 'testPullAddress',
  summary: 'Opens an address that a stream could be pulled from',
  method: 'POST',
  path: `${path}/test-address`,
  body: z.strictObject({ url: PullAddress }),
  response: z.object({
    /** Null for an address that works; for operators, in English. */
    problem: z.string().nullable(),
  }),
  rateLimit: 'calls',
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

export const RotateStreamKeyDto = z.strictObject({
  /** The previous key stays valid for so long. Without overlap its encoder is disconnected. */
  overlapHours: z.literal(STREAM_KEY_OVERLAPS),
});

/** 409 for test streams. */
export const rotateStreamKey = operation({
  ...oneStream,
  name: 'rotateStreamKey',
  summary: 'Replaces the stream key of an encoder; returns the new key (shown only once)',
  method: 'POST',
  path: `${path}/{id}/key`,
  body: RotateStreamKeyDto,
  response: Stream.extend({ streamKey: z.string() }),
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
