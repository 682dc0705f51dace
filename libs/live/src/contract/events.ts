import { listQuery, operation, pageOf, Timestamp, TimeZone } from '@console/http/contract';
import { z } from 'zod';
import { ChannelName, channelParams, ChannelStream, LoggedSwitch, ofChannels, StreamId } from './channels';
import { Stream, TEST_PATTERNS } from './streams';

/** By the platform's clock. */
export const EVENT_PHASES = ['live', 'scheduled', 'ended', 'canceled'] as const;
export type EventPhase = (typeof EVENT_PHASES)[number];

export const MAX_SLATE_MINUTES = 1_440;
const MAX_EVENT_HOURS = 72;

/** A test picture with a text, before or after the event. */
const Slate = z.strictObject({
  /** Zero for none. */
  minutes: z.int().min(0).max(MAX_SLATE_MINUTES),
  text: z.string().trim().max(100),
});

const fields = {
  streamId: StreamId,
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** The time zone that the event was planned in. */
  zone: TimeZone,
  before: Slate,
  after: Slate,
  /** Of the slates. */
  pattern: z.enum(TEST_PATTERNS),
  /** Viewers can go back to the beginning of the event, at most four hours. */
  startOver: z.boolean(),
  /** The event becomes a video. */
  record: z.boolean(),
};

/** A channel that shows a stream at a time, and a slate before and after it. */
export const EventChannel = Stream.extend({
  ...fields,
  zone: z.string(),
  phase: z.enum(EVENT_PHASES),
  shown: ChannelStream,
  /** When the channel goes on air with its first slate, and off after the last one. */
  opensAt: Timestamp,
  closesAt: Timestamp,
  /** The latest first. */
  switches: z.array(LoggedSwitch),
});
export type EventChannel = z.output<typeof EventChannel>;

export function eventPhase(
  { startsAt, endsAt, isCanceled }: { startsAt: number; endsAt: number; isCanceled: boolean },
  now: number,
): EventPhase {
  if (isCanceled) return 'canceled';
  if (now >= endsAt) return 'ended';
  return now >= startsAt ? 'live' : 'scheduled';
}

const path = '/admin/api/live/events' as const;
const oneEvent = {
  ...ofChannels,
  path: `${path}/{id}`,
  params: channelParams,
  response: EventChannel,
} as const;

export const EVENT_SORTS = ['startsAt', 'name', 'appId', 'createdAt'] as const;

export const listEvents = operation({
  ...ofChannels,
  name: 'listEvents',
  summary: 'Lists the events of the app of X-App-Id, in the admin app those of every app',
  method: 'GET',
  path,
  query: listQuery({
    sort: EVENT_SORTS,
    item: EventChannel,
    filters: { appId: z.string().min(1), phase: z.enum(EVENT_PHASES) },
  }),
  response: pageOf(EventChannel),
});

export const getEvent = operation({
  ...oneEvent,
  name: 'getEvent',
  summary: 'One event with its channel',
  method: 'GET',
  etag: true,
});

/** The times of an event fit together. */
export function isEventTime({ startsAt, endsAt }: { startsAt: string; endsAt: string }): boolean {
  const ms = Date.parse(endsAt) - Date.parse(startsAt);
  return ms > 0 && ms <= MAX_EVENT_HOURS * 3_600_000;
}

export const CreateEventDto = z.strictObject({ appId: z.string().min(1), name: ChannelName, ...fields });
export type CreateEventDto = z.output<typeof CreateEventDto>;

/**
 * 400 unless the end follows the start by at most 72 hours, 409 for a stream that is not of the app and for an event that
 * is over before it begins.
 */
export const createEvent = operation({
  ...ofChannels,
  name: 'createEvent',
  summary: 'Schedules an event; its channel and its stream start and stop by themselves',
  method: 'POST',
  path,
  body: CreateEventDto,
  response: EventChannel,
  status: 201,
  conflict: true,
});

export const UpdateEventDto = CreateEventDto.omit({ appId: true }).partial();

/** 409 for an event that has ended or is canceled. */
export const updateEvent = operation({
  ...oneEvent,
  name: 'updateEvent',
  summary: 'Changes an event',
  method: 'PATCH',
  body: UpdateEventDto,
  etag: true,
  ifMatch: true,
  conflict: true,
});

/** Idempotent. Its channel goes off. 409 for an event that has ended. */
export const cancelEvent = operation({
  ...oneEvent,
  name: 'cancelEvent',
  summary: 'Cancels an event',
  method: 'POST',
  path: `${path}/{id}/cancel`,
  conflict: true,
});
