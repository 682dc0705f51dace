import { displayName, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { Rendition, STREAM_STATES } from './streams';
import { itemFields, itemOperations, Reference } from './transcode-operations';

const Count = z.int().nonnegative();
const appId = z.string().min(1);
const name = displayName(64);

/** Speeds of x264, fastest first. */
export const ENCODER_SPEEDS = ['ultrafast', 'superfast', 'veryfast', 'faster', 'fast', 'medium'] as const;
export const ENCODER_TUNES = ['none', 'film', 'animation', 'zerolatency'] as const;
/** Profiles of H.264. */
export const ENCODER_LEVELS = ['baseline', 'main', 'high'] as const;

/** Settings of the encoder, without the picture. */
export const EncoderSettings = z.strictObject({
  speed: z.enum(ENCODER_SPEEDS),
  tune: z.enum(ENCODER_TUNES),
  /** H.264 profile. */
  level: z.enum(ENCODER_LEVELS),
  bFrames: z.int().min(0).max(4),
});
export type EncoderSettings = z.output<typeof EncoderSettings>;

export const TranscodePreset = z.object({ ...itemFields, ...EncoderSettings.shape });
export type TranscodePreset = z.output<typeof TranscodePreset>;
export const CreateTranscodePresetDto = EncoderSettings.extend({ appId, name });
export const UpdateTranscodePresetDto = CreateTranscodePresetDto.omit({ appId: true }).partial();

/** Used by profiles. 400 for settings that exclude each other. */
const presets = itemOperations({
  name: 'TranscodePreset',
  path: 'presets',
  words: 'transcode preset',
  item: TranscodePreset,
  create: CreateTranscodePresetDto,
  update: UpdateTranscodePresetDto,
});

const even = (max: number) => z.int().min(64).max(max).multipleOf(2);

const pictureFields = {
  width: even(3_840),
  height: even(2_160),
  framesPerSecond: z.int().min(1).max(60),
  kbps: z.int().min(50).max(50_000),
  /** Time between key frames. */
  gopSeconds: z.number().min(0.1).max(10),
};

export const TranscodeProfile = z.object({
  ...itemFields,
  ...pictureFields,
  codec: z.literal('H.264'),
  preset: Reference.extend(EncoderSettings.shape),
});
export type TranscodeProfile = z.output<typeof TranscodeProfile>;
export const CreateTranscodeProfileDto = z.strictObject({
  appId,
  name,
  ...pictureFields,
  presetId: z.string().min(1),
});
export const UpdateTranscodeProfileDto = CreateTranscodeProfileDto.omit({ appId: true }).partial();

/** Used by templates. 400 for a key frame interval that does not divide a segment, and for an unfit bit rate. */
const profiles = itemOperations({
  name: 'TranscodeProfile',
  path: 'profiles',
  words: 'transcode profile',
  item: TranscodeProfile,
  create: CreateTranscodeProfileDto,
  update: UpdateTranscodeProfileDto,
});

export const TRANSCODE_AUDIO_KBPS = [64, 96, 128, 192] as const;
export const LADDER_MAX = 6;

const packagingFields = {
  audioKbps: z.literal(TRANSCODE_AUDIO_KBPS),
  /** The input is a rendition as well, without encoding. */
  includeSource: z.boolean(),
};

export const TranscodeTemplate = z.object({
  ...itemFields,
  ...packagingFields,
  /** Best first. */
  profiles: z.array(
    Reference.extend(pictureFields).extend({
      preset: TranscodeProfile.shape.preset,
      /** Of all streams on air with this template. */
      viewers: Count,
    }),
  ),
});
export type TranscodeTemplate = z.output<typeof TranscodeTemplate>;
export const CreateTranscodeTemplateDto = z.strictObject({
  appId,
  name,
  ...packagingFields,
  profileIds: z.array(z.string().min(1)).min(1).max(LADDER_MAX),
});
export const UpdateTranscodeTemplateDto = CreateTranscodeTemplateDto.omit({ appId: true }).partial();

/** Used by channels. 400 for a ladder whose renditions do not get smaller. */
const templates = itemOperations({
  name: 'TranscodeTemplate',
  path: 'templates',
  words: 'transcode template',
  item: TranscodeTemplate,
  create: CreateTranscodeTemplateDto,
  update: UpdateTranscodeTemplateDto,
});

export const TranscodeChannel = z.object({
  ...itemFields,
  stream: Reference.extend({ state: z.enum(STREAM_STATES), startedAt: Timestamp.nullable() }),
  template: Reference,
  /** Names of the profiles, best first. */
  profiles: z.array(z.string()),
  /** Those on air, best first; empty while the stream is not. */
  renditions: z.array(Rendition),
  /** What is wrong with its encoder or input; for operators, in English. */
  problem: z.string().nullable(),
  /** Name of the media node; null while the stream is not on air. */
  server: z.string().nullable(),
  /** Media seconds per second; below 1 the encoder is too slow. Null while it does not run. */
  speed: z.number().nonnegative().nullable(),
  framesPerSecond: z.number().nonnegative().nullable(),
  droppedFrames: Count.nullable(),
});
export type TranscodeChannel = z.output<typeof TranscodeChannel>;
export const CreateTranscodeChannelDto = z.strictObject({
  appId,
  name,
  streamId: z.string().min(1),
  templateId: z.string().min(1),
});
export const UpdateTranscodeChannelDto = CreateTranscodeChannelDto.pick({
  name: true,
  templateId: true,
}).partial();

/** A template on a stream; it runs while the stream is on. 409 for a stream that has a channel. */
const channels = itemOperations({
  name: 'TranscodeChannel',
  path: 'channels',
  words: 'transcode channel',
  item: TranscodeChannel,
  create: CreateTranscodeChannelDto,
  update: UpdateTranscodeChannelDto,
});

export const {
  list: listTranscodePresets,
  read: getTranscodePreset,
  create: createTranscodePreset,
  update: updateTranscodePreset,
  remove: deleteTranscodePreset,
} = presets;
export const {
  list: listTranscodeProfiles,
  read: getTranscodeProfile,
  create: createTranscodeProfile,
  update: updateTranscodeProfile,
  remove: deleteTranscodeProfile,
} = profiles;
export const {
  list: listTranscodeTemplates,
  read: getTranscodeTemplate,
  create: createTranscodeTemplate,
  update: updateTranscodeTemplate,
  remove: deleteTranscodeTemplate,
} = templates;
export const {
  list: listTranscodeChannels,
  read: getTranscodeChannel,
  create: createTranscodeChannel,
  update: updateTranscodeChannel,
  remove: deleteTranscodeChannel,
} = channels;
