import { operation, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { StreamIssue } from './stream-health';
import { STREAMS_ACCESS } from './streams';

export const STREAM_METRICS_RANGES = ['1h', '24h', '7d'] as const;
export type StreamMetricsRange = (typeof STREAM_METRICS_RANGES)[number];

/** Means, one a step; null while the stream was not on air. */
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
    viewers: Values,
    outKbps: Values,
  }),
  /** The latest first. */
  issues: z.array(PastIssue),
});
export type StreamMetrics = z.output<typeof StreamMetrics>;

export const getStreamMetrics = operation({
  group: 'apiAdminBilling',
  access: STREAMS_ACCESS,
  inApp: true,
  extension: true,
  name: 'getStreamMetrics',
  summary: 'Figures and issues of a stream over the last hour, day or week',
  method: 'GET',
  path: '/admin/api/live/streams/{id}/metrics',
  params: z.object({ id: z.string().min(1) }),
  query: z.strictObject({ range: z.enum(STREAM_METRICS_RANGES).default('1h') }),
  response: StreamMetrics,
});
