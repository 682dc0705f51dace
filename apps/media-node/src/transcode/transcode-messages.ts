import { TranscodeJob } from '@console/live/contract';
import { z } from 'zod';

const Bytes = z.instanceof(Uint8Array).transform((bytes) => Buffer.from(bytes));

/** What the worker gets: its job, then segments of the source. */
export const WorkerInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('job'), job: TranscodeJob, maxMemoryMb: z.number() }),
  z.object({
    kind: z.literal('segment'),
    number: z.number(),
    period: z.number(),
    seconds: z.number(),
    init: Bytes,
    media: Bytes,
  }),
]);
export type WorkerInput = z.input<typeof WorkerInput>;

export const EncodedSegment = z.object({
  name: z.string(),
  codecs: z.string(),
  init: Bytes,
  /** The media segment. */
  file: Bytes,
  duplicatedPercent: z.number(),
});
export type EncodedSegment = z.output<typeof EncodedSegment>;

/** What the worker returns when it can begin, for each segment, and before it ends. */
export const WorkerOutput = z.union([
  z.object({
    number: z.number(),
    /** That it took. */
    ms: z.number(),
    renditions: z.array(EncodedSegment),
  }),
  z.object({ isReady: z.literal(true) }),
  z.object({ problem: z.string() }),
]);
export type WorkerOutput = z.input<typeof WorkerOutput>;
