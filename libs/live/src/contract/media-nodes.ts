import { operation, Timestamp, WebAddress } from '@console/http/contract';
import { z } from 'zod';
import { ChannelSwitch, INPUT_PROBLEMS, InputHealth } from './channels';
import { StreamHealth } from './stream-health';
import { StreamLogLine } from './stream-metrics';
import { Rendition, StreamInput, TEST_PATTERNS } from './streams';
import { EncoderSettings } from './transcode';

const Count = z.int().nonnegative();
const Percent = z.number().min(0).max(100);

/** A node without a successful report for this long stops its streams; the platform then gives them to another node. */
export const LEASE_SECONDS = 15;

/** What a partner received since the previous successful report. */
export const DeliveryReport = z.strictObject({
  id: z.string().min(1).max(64),
  bytes: Count,
  /** Playback sessions of a pull. */
  viewers: Count,
  /** Of a push. */
  push: z
    .strictObject({
      state: z.enum(['connecting', 'delivering', 'failed']),
      /** Without secrets. */
      problem: z.string().max(500).nullable(),
      since: Timestamp,
      /** Since it began. */
      droppedSegments: Count,
    })
    .optional(),
});
export type DeliveryReport = z.output<typeof DeliveryReport>;

export const StreamReport = z.strictObject({
  id: z.string().min(1).max(64),
  epoch: Count,
  state: z.enum(['no-input', 'starting', 'live', 'failed']),
  /** Why it failed, or what is wrong with the input; without secrets. */
  problem: z.string().max(500).nullable(),
  renditions: z.array(z.strictObject(Rendition.shape)).max(20),
  input: z.strictObject(StreamInput.shape).nullable(),
  /** Null for test pictures. */
  health: z.strictObject(StreamHealth.shape).nullable().default(null),
  viewers: Count,
  /** Sent to viewers and partners since the previous successful report. */
  bytesOut: Count,
  deliveries: z.array(DeliveryReport).max(500).optional(),
  /** Since the previous successful report. */
  log: z.array(StreamLogLine).max(100).optional(),
  /** Of a channel. */
  channel: z
    .strictObject({
      /** Of the input on air; null for a test picture. */
      activeId: z.string().max(64).nullable(),
      inputs: z.array(InputHealth).max(20),
      /** The latest ones since the channel started. */
      switches: z.array(ChannelSwitch).max(50),
    })
    .optional(),
});
export type StreamReport = z.output<typeof StreamReport>;

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
  /** The node stops: its streams go to other nodes at once. Its last report. */
  isStopping: z.boolean().optional(),
  /** cpu, memory and disk in percent. */
  load: z.strictObject({
    cpu: Percent,
    memory: Percent,
    disk: Percent,
    inMbps: z.number().nonnegative(),
    outMbps: z.number().nonnegative(),
  }),
  streams: z.array(StreamReport).max(1_000),
  /** The same until a response arrives: bytes that an earlier attempt has reported are not counted again. */
  reportNumber: Count.optional(),
});
export type MediaNodeReport = z.output<typeof MediaNodeReport>;

const TestPicture = z.object({
  kind: z.literal('test'),
  pattern: z.enum(TEST_PATTERNS),
  /** In the picture. */
  text: z.string(),
});
/** A stream as an input of a channel. */
const InputStream = z.object({
  kind: z.literal('stream'),
  streamId: z.string(),
  /** A playback address, if another media node has it. */
  url: z.string().nullable(),
  /** What that node measures. */
  health: StreamHealth.nullish(),
});
export type InputStream = z.output<typeof InputStream>;
/** A video in the storage of the node. */
const InputVideo = z.object({
  kind: z.literal('video'),
  videoId: z.string(),
  mediaVersion: Count,
  title: z.string(),
});
export type InputVideo = z.output<typeof InputVideo>;
export const AssignedInput = z.discriminatedUnion('kind', [TestPicture, InputStream, InputVideo]);
export type AssignedInput = z.output<typeof AssignedInput>;

/** Inputs of which one is on air: the first that is clear. */
const FailoverSource = z.object({
  kind: z.literal('failover'),
  inputs: z.array(InputStream),
  lossMs: Count,
  /** Problems of an input because of which the channel leaves it. */
  switchOn: z.array(z.enum(INPUT_PROBLEMS)).default([]),
  /** Null: the channel stays on an input until it is lost. */
  returnSeconds: Count.nullable(),
  heldId: z.string().nullable(),
  /** While all are lost. */
  filler: TestPicture,
});
export type FailoverSource = z.output<typeof FailoverSource>;

/** Inputs by the clock. */
const ScheduledSource = z.object({
  kind: z.literal('schedule'),
  airings: z.array(
    z.object({
      from: Timestamp,
      until: Timestamp,
      title: z.string(),
      input: AssignedInput,
      /** For ads. A video pauses meanwhile. */
      breaks: z.array(z.object({ at: Timestamp, seconds: Count })).optional(),
    }),
  ),
  /** In place of the schedule. */
  taken: InputStream.nullable(),
  /** In gaps, and while an input is lost. */
  filler: TestPicture,
  /** In its place, one after the other. */
  fillers: z.array(InputVideo).optional(),
});
export type ScheduledSource = z.output<typeof ScheduledSource>;

/** Renditions to encode, best first. */
export const TranscodeJob = z.object({
  /** Another one after every change: a part of the names of files, which are cached. */
  revision: z.string().regex(/^[a-z0-9]{1,10}$/),
  audioKbps: Count,
  includeSource: z.boolean(),
  renditions: z.array(
    z.object({
      name: z.string(),
      width: Count,
      height: Count,
      framesPerSecond: Count,
      kbps: Count,
      gopSeconds: z.number().positive(),
      ...EncoderSettings.shape,
    }),
  ),
});
export type TranscodeJob = z.output<typeof TranscodeJob>;

/** A delivery to a partner, which fetches playlists or gets a push. */
const AssignedDelivery = z.object({
  id: z.string(),
  push: z.object({ url: z.string(), key: z.string() }).nullable(),
});
export type AssignedDelivery = z.output<typeof AssignedDelivery>;

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
    z.object({
      kind: z.literal('pull'),
      /** With its secrets. */
      url: z.string(),
    }),
    FailoverSource,
    ScheduledSource,
  ]),
  /** Time of segment 0; sequence numbers count from it on every node and after every start. */
  firstSegmentAt: Timestamp,
  /** How far viewers can go back. */
  dvrSeconds: Count,
  /** How long viewers see a slate in place of an encoder that is gone. */
  reconnectSeconds: z.number().nonnegative(),
  /** The ladder that is made of it; default: what arrives is what viewers get. */
  transcode: TranscodeJob.optional(),
  /** Playback sessions of other deliveries are rejected. */
  deliveries: z.array(AssignedDelivery).optional(),
  /** Of a shared stream. Playback sessions of other playback IDs are rejected. */
  playbackId: z.string().optional(),
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
