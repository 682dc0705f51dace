import { displayName, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import type { StreamIssueType } from './stream-health';
import { STREAM_STATES, STREAMS_ACCESS, TEST_PATTERNS } from './streams';

/** Channels are streams whose picture comes from other streams and test pictures. */
export const CHANNEL_KINDS = ['lrm', 'event', 'playout'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

export const StreamId = z.string().min(1).max(64);
export const VideoId = z.string().min(1).max(64);

/** What part of a channel shows. */
export const ChannelInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('test'), pattern: z.enum(TEST_PATTERNS) }),
  z.strictObject({ kind: z.literal('stream'), streamId: StreamId }),
  z.strictObject({ kind: z.literal('video'), videoId: VideoId }),
]);
export type ChannelInput = z.output<typeof ChannelInput>;

/** What can be wrong with the picture or the sound of an input; the limits are those of the issues of streams. */
export const INPUT_PROBLEMS = ['black', 'frozen', 'silent'] as const satisfies StreamIssueType[];
export type InputProblem = (typeof INPUT_PROBLEMS)[number];

export const INPUT_HEALTHS = ['clear', 'lost', ...INPUT_PROBLEMS] as const;

/** Why a channel changed its input. */
export const SWITCH_REASONS = ['start', 'lost', 'return', 'manual', 'schedule', ...INPUT_PROBLEMS] as const;
export type SwitchReason = (typeof SWITCH_REASONS)[number];

/** A change of the input, as a media node reports it. */
export const ChannelSwitch = z.strictObject({
  /** When the first picture of the new input began. */
  at: Timestamp,
  /** Null for a test picture. */
  streamId: StreamId.nullable(),
  /** Of the item on air; empty outside a schedule. */
  title: z.string().max(200),
  reason: z.enum(SWITCH_REASONS),
});
export type ChannelSwitch = z.output<typeof ChannelSwitch>;

/** State of an input since a time, as a media node reports it. */
export const InputHealth = z.strictObject({
  streamId: StreamId,
  health: z.enum(INPUT_HEALTHS),
  since: Timestamp,
});
export type InputHealth = z.output<typeof InputHealth>;

/** A stream that a channel shows. */
export const ChannelStream = z.object({
  streamId: z.string(),
  /** Null for a deleted stream. */
  name: z.string().nullable(),
  state: z.enum(STREAM_STATES),
  thumbnailUrl: z.string().nullable(),
});
export type ChannelStream = z.output<typeof ChannelStream>;

/** A video that a channel shows. */
export const ChannelVideo = z.object({
  videoId: z.string(),
  /** Null for a deleted video. */
  title: z.string().nullable(),
  isReady: z.boolean(),
  durationSeconds: z.number().nullable(),
});
export type ChannelVideo = z.output<typeof ChannelVideo>;

/** A change of the input with the name of the stream. */
export const LoggedSwitch = ChannelSwitch.extend({ name: z.string().nullable() });
export type LoggedSwitch = z.output<typeof LoggedSwitch>;

export const ChannelName = displayName(64);

/** What all operations on channels have in common. */
export const ofChannels = {
  group: 'apiAdminBilling',
  access: STREAMS_ACCESS,
  inApp: true,
  extension: true,
} as const;

export const CHANNEL_SORTS = ['name', 'appId', 'state', 'createdAt'] as const;

export const channelParams = z.object({ id: z.string().min(1) });
