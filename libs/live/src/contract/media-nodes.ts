import { operation, Timestamp, WebAddress } from '@console/http/contract';
import { z } from 'zod';
import { Rendition, StreamInput, TEST_PATTERNS } from './streams';

const Count = z.int().nonnegative();
const Percent = z.number().min(0).max(100);

/** A node without a successful report for this long stops its streams; the platform then gives them to another node. */
export const LEASE_SECONDS = 15;

export const StreamReport = z.strictObject({
  id: z.string().min(1).max(64),
  epoch: Count,
  state: z.enum(['no-input', 'starting', 'live', 'failed']),
  /** Why it failed, or what is wrong with the input; without secrets. */
  problem: z.string().max(500).nullable(),
  renditions: z.array(z.strictObject(Rendition.shape)).max(20),
  input: z.strictObject(StreamInput.shape).nullable(),
  viewers: Count,
  /** Sent to viewers since the previous successful report. */
  bytesOut: Count,
});
export type StreamReport = z.output<typeof StreamReport>;

/**
 * What a stream has used on a node since the node opened it. The figures only rise, so that a report can be repeated or
 * lost without effect on what is counted.
 */
export const StreamMeter = z.strictObject({
  id: z.string().min(1).max(64),
  epoch: Count,
  /** When the node opened the stream; the figures count from then. */
  since: Timestamp,
  /** To viewers. */
  bytesOut: Count,
  /** On air. */
  liveSeconds: Count,
  /** Encoded seconds by the name of the rendition; none for what passes through. */
  transcodeSeconds: z.record(z.string().max(40), Count),
  /** A part of `bytesOut`, by the delivery to a distributor. */
  deliveredBytes: z.record(z.string().max(64), Count),
});
export type StreamMeter = z.output<typeof StreamMeter>;

export const MediaNodeReport = z.strictObject({
  /** MEDIA_NODE_TOKEN of the platform. */
  token: z.string().min(1).max(500),
  /** Unique among the nodes; it identifies the node across restarts. */
  name: z.string().trim().min(1).max(64),
  /** Where viewers reach the node. */
  origin: WebAddress,
  /** Where encoders send to, such as `rtmp://media.example:1935/live`; null on nodes that take no encoders. */
  ingestUrl: z
    .string()
    .max(300)
    .regex(/^rtmp:\/\/[^\s/]+\/live$/)
    .nullable(),
  /** Software version. */
  version: z.string().trim().min(1).max(64),
  region: z.string().trim().min(1).max(64),
  /** Streams that the node can serve. */
  capacity: Count,
  /** cpu, memory and disk in percent. */
  load: z.strictObject({
    cpu: Percent,
    memory: Percent,
    disk: Percent,
    inMbps: z.number().nonnegative(),
    outMbps: z.number().nonnegative(),
  }),
  streams: z.array(StreamReport).max(1_000),
  /** Of its streams and of those that ended since the previous successful report. Default: none. */
  meters: z.array(StreamMeter).max(2_000).optional(),
});
export type MediaNodeReport = z.output<typeof MediaNodeReport>;

/** A stream that a node has to serve. Its epoch rises whenever it goes to another node or starts again. */
export const StreamAssignment = z.object({
  id: z.string(),
  epoch: Count,
  name: z.string(),
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('test'), pattern: z.enum(TEST_PATTERNS) }),
    z.object({
      kind: z.literal('push'),
      /** Of the valid stream keys. */
      keys: z.array(
        z.object({
          /** SHA-256 in base64url. */
          hash: z.string(),
          until: Timestamp.nullable(),
        }),
      ),
    }),
  ]),
  /** Time of segment 0; sequence numbers count from it on every node and after every start. */
  firstSegmentAt: Timestamp,
  /** How far viewers can go back. */
  dvrSeconds: Count,
  /** How long viewers wait for an encoder that is gone. */
  reconnectSeconds: z.number().nonnegative(),
});
export type StreamAssignment = z.output<typeof StreamAssignment>;

/**
 * Registers the node, renews its leases, records its load and returns what it has to serve. Streams that the response
 * lacks have to stop.
 */
export const reportMediaNode = operation({
  name: 'reportMediaNode',
  summary: 'A media node is alive; the response has the streams that it serves',
  group: 'apiAdminBilling',
  access: 'public',
  method: 'POST',
  path: '/admin/api/live/nodes/report',
  body: MediaNodeReport,
  response: z.object({
    nextWithinSeconds: z.int().positive(),
    streams: z.array(StreamAssignment),
    /** Keys of playback tokens by their ID: 32 bytes in base64. */
    playbackKeys: z.record(z.string(), z.string()),
  }),
  credential: true,
  optional: true,
  extension: true,
});
