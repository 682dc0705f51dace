import { Timestamp } from '@console/http/contract';
import { z } from 'zod';

/** What a media node measures of an input over the last 30 seconds; null for what it cannot tell. */
export const StreamHealth = z.object({
  /** An input was there and is gone. */
  inputLost: z.boolean(),
  /** Seconds of media per second: 1 is real time. */
  speed: z.number().nonnegative().nullable(),
  /** Pictures that are missing, in percent. */
  droppedPercent: z.number().min(0).max(100).nullable(),
  /** Longest time between key frames. */
  keyFrameSeconds: z.number().nonnegative().nullable(),
  /** Standard deviation of the bit rate, in percent of its mean. */
  bitrateDeviation: z.number().nonnegative().nullable(),
  /** Loudest moment of the latest sample, in decibels below full scale; at least -100. Null without sound track. */
  audioDb: z.number().min(-100).max(0).nullable(),
  /** Whether sound has arrived. */
  hasAudio: z.boolean().nullish(),
  /** How far sound and picture have moved apart since the encoder connected. */
  driftMs: z.number().nonnegative().nullish(),
  /** Of the brightest part of the latest sample, 0 to 255. */
  brightness: z.number().min(0).max(255).nullish(),
  /** How long the samples have shown the same picture. */
  frozenSeconds: z.number().nonnegative().nullish(),
  /** Of the slowest rendition's encoder, in seconds of media per second. Null without a ladder. */
  encoderSpeed: z.number().nonnegative().nullish(),
  /** Pictures that the ladder repeats for its frame rates, in percent. Null without a ladder. */
  duplicatedPercent: z.number().min(0).max(100).nullish(),
  /** The inputs of a channel have different formats. */
  inputsDiffer: z.boolean().optional(),
});
export type StreamHealth = z.output<typeof StreamHealth>;

/** In order of urgency. */
export const STREAM_ISSUE_TYPES = [
  'input-lost',
  'slow',
  'black',
  'slow-encoder',
  'no-audio',
  'silent',
  'frozen',
  'drift',
  'dropped-frames',
  'key-frames',
  'unstable-bitrate',
  'inputs-differ',
] as const;
export type StreamIssueType = (typeof STREAM_ISSUE_TYPES)[number];

export const ISSUE_SEVERITIES = ['critical', 'warning'] as const;

/** What is wrong with the input of a stream. */
export const StreamIssue = z.object({
  type: z.enum(STREAM_ISSUE_TYPES),
  severity: z.enum(ISSUE_SEVERITIES),
  /** What was measured, in the unit of `StreamHealth`; null for `input-lost`, `no-audio` and `inputs-differ`. */
  value: z.number().nullable(),
  since: Timestamp,
});
export type StreamIssue = z.output<typeof StreamIssue>;

/** Beyond them there is an issue. The segments of a stream are up to 4 s long. */
export const HEALTH_LIMITS = {
  speed: 0.9,
  droppedPercent: 2,
  keyFrameSeconds: 4,
  bitrateDeviation: 50,
  audioDb: -60,
  /** Encoders send sound and picture in turns, up to 100 ms of each. */
  driftMs: 200,
  /** Black is 16 in usual video. */
  brightness: 20,
  /** Samples are 10 s apart. */
  frozenSeconds: 30,
  encoderSpeed: 0.9,
} as const;

export const SEVERITY_OF_ISSUE = {
  'input-lost': 'critical',
  slow: 'critical',
  black: 'critical',
  'slow-encoder': 'critical',
  'no-audio': 'warning',
  silent: 'warning',
  frozen: 'warning',
  drift: 'warning',
  'dropped-frames': 'warning',
  'key-frames': 'warning',
  'unstable-bitrate': 'warning',
  'inputs-differ': 'warning',
} as const satisfies Record<StreamIssueType, StreamIssue['severity']>;

/** The issues of what was measured, the most urgent first. One that was `known` before keeps its time. */
export function issuesOf(
  health: StreamHealth | null,
  known: readonly StreamIssue[],
  now: string,
): StreamIssue[] {
  if (!health) return [];
  const { inputLost, speed, droppedPercent, keyFrameSeconds, bitrateDeviation, audioDb, hasAudio } = health;
  const { brightness = null, frozenSeconds = null, encoderSpeed = null, driftMs = null } = health;
  const limits = HEALTH_LIMITS;
  const found: Record<StreamIssueType, boolean> = {
    'input-lost': inputLost,
    slow: speed !== null && speed < limits.speed,
    black: brightness !== null && brightness < limits.brightness,
    'slow-encoder': encoderSpeed !== null && encoderSpeed < limits.encoderSpeed,
    frozen: frozenSeconds !== null && frozenSeconds >= limits.frozenSeconds,
    'no-audio': hasAudio === false,
    silent: audioDb !== null && audioDb < limits.audioDb,
    drift: driftMs !== null && driftMs > limits.driftMs,
    'dropped-frames': droppedPercent !== null && droppedPercent > limits.droppedPercent,
    'key-frames': keyFrameSeconds !== null && keyFrameSeconds > limits.keyFrameSeconds,
    'unstable-bitrate': bitrateDeviation !== null && bitrateDeviation > limits.bitrateDeviation,
    'inputs-differ': health.inputsDiffer === true,
  };
  const values: Record<StreamIssueType, number | null> = {
    'input-lost': null,
    slow: speed,
    black: brightness,
    'slow-encoder': encoderSpeed,
    frozen: frozenSeconds,
    'no-audio': null,
    silent: audioDb,
    drift: driftMs,
    'dropped-frames': droppedPercent,
    'key-frames': keyFrameSeconds,
    'unstable-bitrate': bitrateDeviation,
    'inputs-differ': null,
  };
  return STREAM_ISSUE_TYPES.filter((type) => found[type]).map((type) => ({
    type,
    severity: SEVERITY_OF_ISSUE[type],
    value: values[type],
    since: known.find((issue) => issue.type === type)?.since ?? now,
  }));
}
