import { listQuery, operation, pageOf, Timestamp, TimeZone } from '@console/http/contract';
import { z } from 'zod';
import {
  CHANNEL_SORTS,
  ChannelInput,
  ChannelName,
  channelParams,
  ChannelStream,
  ChannelVideo,
  LoggedSwitch,
  ofChannels,
  StreamId,
  VideoId,
} from './channels';
import { Stream, STREAM_STATES, TEST_PATTERNS } from './streams';
import { MINUTES_PER_DAY, overlapIn } from './week-schedule';

export const PlayoutItem = z.strictObject({
  id: z.string().min(1).max(64),
  day: z.int().min(0).max(6),
  start: z
    .int()
    .min(0)
    .max(MINUTES_PER_DAY - 1),
  minutes: z.int().min(1).max(MINUTES_PER_DAY),
  title: z.string().trim().min(1).max(100),
  input: ChannelInput,
  /** For ads, by the time since its start. A video pauses meanwhile. */
  breaks: z
    .array(
      z.strictObject({
        afterSeconds: z
          .int()
          .min(0)
          .max(MINUTES_PER_DAY * 60),
        seconds: z.int().min(5).max(300),
      }),
    )
    .max(50)
    .optional(),
});
export type PlayoutItem = z.output<typeof PlayoutItem>;

const items = z
  .array(PlayoutItem)
  .max(500)
  .refine((list) => overlapIn(list) === undefined, { error: 'overlap' });

const fields = {
  /** Its wall clock is that of the schedule. */
  zone: TimeZone,
  /** Fills the gaps of the schedule. */
  pattern: z.enum(TEST_PATTERNS),
  /** Videos that fill them in its place, one after the other. */
  fillerVideoIds: z.array(VideoId).max(20).optional(),
};

/** What keeps an item of the next 24 hours from going on air as planned. */
export const PlayoutProblem = z.object({
  itemId: z.string(),
  /** When the item begins. */
  at: Timestamp,
  problem: z.enum(['deleted', 'off', 'failed', 'no-input', 'not-ready', 'short', 'long']),
});
export type PlayoutProblem = z.output<typeof PlayoutProblem>;

/** A linear channel from a weekly schedule. */
export const PlayoutChannel = Stream.extend({
  ...fields,
  zone: z.string(),
  items: z.array(PlayoutItem),
  /** Streams that the schedule shows. */
  streams: z.array(ChannelStream),
  /** Videos that the schedule or its gaps show. */
  videos: z.array(ChannelVideo),
  /** A live stream in place of the schedule. */
  taken: ChannelStream.nullable(),
  problems: z.array(PlayoutProblem),
  /** What was on air, the latest first. */
  switches: z.array(LoggedSwitch),
});
export type PlayoutChannel = z.output<typeof PlayoutChannel>;

const path = '/admin/api/live/playout-channels' as const;
const oneChannel = {
  ...ofChannels,
  path: `${path}/{id}`,
  params: channelParams,
  response: PlayoutChannel,
} as const;

export const listPlayoutChannels = operation({
  ...ofChannels,
  name: 'listPlayoutChannels',
  summary: 'Lists the linear channels of the app of X-App-Id, in the admin app those of every app',
  method: 'GET',
  path,
  query: listQuery({
    sort: CHANNEL_SORTS,
    item: PlayoutChannel,
    filters: { appId: z.string().min(1), state: z.enum(STREAM_STATES) },
  }),
  response: pageOf(PlayoutChannel),
});

export const getPlayoutChannel = operation({
  ...oneChannel,
  name: 'getPlayoutChannel',
  summary: 'One linear channel with its schedule',
  method: 'GET',
  etag: true,
});

export const CreatePlayoutChannelDto = z.strictObject({
  appId: z.string().min(1),
  name: ChannelName,
  ...fields,
});

/** The new channel is off and has an empty schedule. */
export const createPlayoutChannel = operation({
  ...ofChannels,
  name: 'createPlayoutChannel',
  summary: 'Adds a linear channel to an app',
  method: 'POST',
  path,
  body: CreatePlayoutChannelDto,
  response: PlayoutChannel,
  status: 201,
});

export const UpdatePlayoutChannelDto = z.strictObject({ name: ChannelName, ...fields, items }).partial();

/** Takes effect at once, also on air. 409 for items with streams or videos of other apps. */
export const updatePlayoutChannel = operation({
  ...oneChannel,
  name: 'updatePlayoutChannel',
  summary: 'Changes a linear channel or its schedule',
  method: 'PATCH',
  body: UpdatePlayoutChannelDto,
  etag: true,
  ifMatch: true,
  conflict: true,
});

export const TakeLiveDto = z.strictObject({
  /** Null returns to the schedule. */
  streamId: StreamId.nullable(),
});

/** Idempotent. 409 for a stream of another app. */
export const takeLive = operation({
  ...oneChannel,
  name: 'takeLive',
  summary: 'Shows a live stream in place of the schedule, or returns to the schedule',
  method: 'POST',
  path: `${path}/{id}/live`,
  body: TakeLiveDto,
  conflict: true,
});
