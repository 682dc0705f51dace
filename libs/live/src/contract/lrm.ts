import { listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import {
  CHANNEL_SORTS,
  ChannelName,
  channelParams,
  ChannelStream,
  INPUT_HEALTHS,
  INPUT_PROBLEMS,
  LoggedSwitch,
  ofChannels,
  StreamId,
} from './channels';
import { Stream, STREAM_STATES, TEST_PATTERNS } from './streams';

/** Switching, starting and playing also require the group of streams. */
export const LRM_ACCESS = { 'admin-lrm': ['every-app', 'own-app'] } as const;

const LOSS_MS = { min: 500, max: 60_000 };
const RETURN_SECONDS = { min: 1, max: 3_600 };
export const MAX_LRM_INPUTS = 8;

const inputs = z
  .array(StreamId)
  .min(2)
  .max(MAX_LRM_INPUTS)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'repeated' });
const rules = {
  /** Media of an input may be missing for so long. */
  lossMs: z.int().min(LOSS_MS.min).max(LOSS_MS.max),
  /** An input with one of these problems is left as if it were lost, unless no other input is better. */
  switchOn: z.array(z.enum(INPUT_PROBLEMS)).max(INPUT_PROBLEMS.length),
  /**
   * An input that precedes the active one has to be clear for so long before the channel returns to it. Null: the inputs
   * are equal, and the channel stays.
   */
  returnSeconds: z.int().min(RETURN_SECONDS.min).max(RETURN_SECONDS.max).nullable(),
  /** Shown while every input is lost. */
  pattern: z.enum(TEST_PATTERNS),
};

/** A channel with spare inputs: when one is lost, the next takes over without an interruption of playback. */
export const LrmChannel = Stream.extend({
  /** The first is the primary one. */
  inputs: z.array(
    ChannelStream.extend({
      /** As the channel receives it; `unknown` while the channel is not on air. */
      health: z.enum([...INPUT_HEALTHS, 'unknown']),
      since: Timestamp.nullable(),
    }),
  ),
  ...rules,
  /** Null while the channel is not on air, and while every input is lost. */
  activeId: z.string().nullable(),
  /** Preferred to every other input until it is released. */
  heldId: z.string().nullable(),
  /** The latest first. */
  switches: z.array(LoggedSwitch),
});
export type LrmChannel = z.output<typeof LrmChannel>;

const path = '/admin/api/live/lrm-channels' as const;
const lrm = { ...ofChannels, access: LRM_ACCESS } as const;
const oneChannel = { ...lrm, path: `${path}/{id}`, params: channelParams, response: LrmChannel } as const;

export const listLrmChannels = operation({
  ...lrm,
  name: 'listLrmChannels',
  summary: 'Lists the channels with spare inputs of the app of X-App-Id, in the admin app those of every app',
  method: 'GET',
  path,
  query: listQuery({
    sort: CHANNEL_SORTS,
    item: LrmChannel,
    filters: { appId: z.string().min(1), state: z.enum(STREAM_STATES) },
  }),
  response: pageOf(LrmChannel),
});

export const getLrmChannel = operation({
  ...oneChannel,
  name: 'getLrmChannel',
  summary: 'One channel with its inputs and switches',
  method: 'GET',
  etag: true,
});

export const CreateLrmChannelDto = z.strictObject({
  appId: z.string().min(1),
  name: ChannelName,
  inputs,
  ...rules,
});
export type CreateLrmChannelDto = z.output<typeof CreateLrmChannelDto>;

/** The new channel is off. 409 for inputs that are no streams of the app. */
export const createLrmChannel = operation({
  ...lrm,
  name: 'createLrmChannel',
  summary: 'Adds a channel with spare inputs to an app',
  method: 'POST',
  path,
  body: CreateLrmChannelDto,
  response: LrmChannel,
  status: 201,
  conflict: true,
});

export const UpdateLrmChannelDto = CreateLrmChannelDto.omit({ appId: true }).partial();

/** Takes effect at once, also on air. */
export const updateLrmChannel = operation({
  ...oneChannel,
  name: 'updateLrmChannel',
  summary: 'Changes the inputs and rules of a channel',
  method: 'PATCH',
  body: UpdateLrmChannelDto,
  etag: true,
  ifMatch: true,
  conflict: true,
});

export const SwitchLrmChannelDto = z.strictObject({
  /** Null releases the held input: the rules decide again. */
  streamId: StreamId.nullable(),
});

/** Idempotent. 409 unless it is an input of the channel. */
export const switchLrmChannel = operation({
  ...oneChannel,
  name: 'switchLrmChannel',
  summary: 'Switches a channel to an input and holds it',
  method: 'POST',
  path: `${path}/{id}/switch`,
  body: SwitchLrmChannelDto,
  conflict: true,
});
