import { operation } from '@console/http/contract';
import { z } from 'zod';
import { CHANNEL_KINDS } from './channels';
import { oneStream } from './streams';

/** What is deleted with its stream. */
export const STREAM_PARTS = ['ssai-endpoint', 'delivery', 'transcode'] as const;

/** What is deleted with its stream, and the channels that lose it as an input. */
export const STREAM_USE_KINDS = [...STREAM_PARTS, ...CHANNEL_KINDS] as const;

export const StreamUse = z.object({
  kind: z.enum(STREAM_USE_KINDS),
  id: z.string(),
  /** Of a delivery that of its distributor. */
  name: z.string(),
});
export type StreamUse = z.output<typeof StreamUse>;

/** Without events that are over. */
export const listStreamUses = operation({
  ...oneStream,
  name: 'listStreamUses',
  summary: 'What is deleted with a stream, and the channels that lose it as an input',
  method: 'GET',
  path: `${oneStream.path}/uses`,
  response: z.object({ data: z.array(StreamUse) }),
});
