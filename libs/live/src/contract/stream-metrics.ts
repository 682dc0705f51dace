import { operation, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { StreamIssue } from './stream-health';
import { STREAMS_ACCESS } from './streams';

export const STREAM_METRICS_RANGES = ['1h', '24h', '7d', '30d'] as const;
export type StreamMetricsRange = (typeof STREAM_METRICS_RANGES)[number];

/** Means, one a step; null while the stream was not on air, and where nothing was measured. */
const Values = z.array(z.number().nonnegative().nullable());

export const PastIssue = StreamIssue.extend({
  /** Null while it lasts. */
  until: Timestamp.nullable(),
});
export type PastIssue = z.output<typeof PastIssue>;

export const StreamMetrics = z.object({
  streamId: z.string(),
  from: Timestamp,
  to: Timestamp,
  stepSeconds: z.int().positive(),
  series: z.object({
    /** What the encoder sends; 0 for test streams and channels. */
    inKbps: Values,
    framesPerSecond: Values,
    /** These are as in `StreamHealth`. */
    speed: Values,
    droppedPercent: Values,
    keyFrameSeconds: Values,
    audioDb: z.array(z.number().max(0).nullable()),
    encoderSpeed: Values,
    duplicatedPercent: Values,
    viewers: Values,
    outKbps: Values,
  }),
  /** The latest first. */
  issues: z.array(PastIssue),
});
export type StreamMetrics = z.output<typeof StreamMetrics>;

/** A time on air without a gap of more than a few minutes. */
export const StreamSession = z.object({
  from: Timestamp,
  until: Timestamp,
  /** At one moment. */
  mostViewers: z.int().nonnegative(),
});
export type StreamSession = z.output<typeof StreamSession>;

const ofStream = {
  group: 'apiAdminBilling',
  access: STREAMS_ACCESS,
  inApp: true,
  extension: true,
  method: 'GET',
  params: z.object({ id: z.string().min(1) }),
} as const;
const path = '/admin/api/live/streams/{id}' as const;

/** As long as metrics are kept. */
const LONGEST_MS = 400 * 86_400_000;

function isPeriod({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  if (from === undefined || to === undefined) return from === to;
  const length = Date.parse(to) - Date.parse(from);
  return length > 0 && length <= LONGEST_MS;
}

export const getStreamMetrics = operation({
  ...ofStream,
  name: 'getStreamMetrics',
  summary: 'Figures and issues of a stream over the last hour, day, week or month, or another period',
  path: `${path}/metrics`,
  query: z
    .strictObject({
      range: z.enum(STREAM_METRICS_RANGES).default('1h').describe('Until now; not with `from`.'),
      from: Timestamp.optional().describe('With `to`, at most 400 days later.'),
      to: Timestamp.optional(),
    })
    .refine(isPeriod, { path: ['to'], error: 'metricsRange' }),
  response: StreamMetrics,
});

/** The latest first, as far as metrics are kept. */
export const listStreamSessions = operation({
  ...ofStream,
  name: 'listStreamSessions',
  summary: 'When a stream was on air, as far as its metrics are kept',
  path: `${path}/sessions`,
  response: z.object({ sessions: z.array(StreamSession) }),
});

/** Of a media node; without secrets. For operators, in English. */
export const StreamLogLine = z.strictObject({ at: Timestamp, text: z.string().max(500) });
export type StreamLogLine = z.output<typeof StreamLogLine>;

/** The latest 1,000 lines, the latest first, of the last hour or another period. They are kept for 30 days. */
export const listStreamLog = operation({
  ...ofStream,
  name: 'listStreamLog',
  summary: 'What media nodes have logged of a stream in the last hour or another period',
  path: `${path}/log`,
  query: z
    .strictObject({
      from: Timestamp.optional().describe('With `to`, at most 400 days later.'),
      to: Timestamp.optional(),
    })
    .refine(isPeriod, { path: ['to'], error: 'metricsRange' }),
  response: z.object({ lines: z.array(StreamLogLine) }),
});
