import {
  cancelEvent,
  createEvent,
  eventPhase,
  getEvent,
  isEventTime,
  listEvents,
  updateEvent,
  type EventChannel,
  type EventPhase,
  type Stream,
} from '@console/live/contract';
import { sql, type SQL } from 'drizzle-orm';
import { channels } from '../database/schema';
import { fieldError, HttpError } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { channelKind } from './channel-kind';
import type { ChannelRow, Related } from './channel-row';
import { MINUTE_MS } from '../time/durations';

const event = channelKind('event', {
  facts: ({ name, pattern, channel: { settings, startsAt, endsAt, canceledAt } }) => ({
    name,
    pattern,
    startsAt: iso(startsAt),
    endsAt: iso(endsAt),
    canceled: canceledAt !== null,
    streamId: settings.streamId,
    zone: settings.zone,
    before: `${settings.before.minutes} ${settings.before.text}`,
    after: `${settings.after.minutes} ${settings.after.text}`,
    startOver: settings.startOver,
    record: settings.record ?? false,
  }),
  respond,
});

export const eventRoutes = [
  route(listEvents, (call) => {
    const { phase } = call.query.customFields ?? {};
    return event.page(call, {
      defaultSort: '-startsAt',
      where: phase && sql`${phaseAt(call.now)} = ${phase}`,
    });
  }),

  route(getEvent, event.get),

  routeInTransaction(createEvent, async (call) => {
    const { appId, name, pattern, startsAt, endsAt, ...settings } = call.body;
    const times = timesOf({ ...settings, startsAt, endsAt });
    if (times.endsAt <= call.now) throw new HttpError(409, message('event.over'));
    const { streamId, zone, startOver, record } = settings;
    return event.add(call, {
      appId,
      name,
      pattern,
      channel: { settings: { kind: 'event', ...settings }, ...times },
      detail: { startsAt, endsAt, streamId, zone, pattern, startOver, record },
    });
  }),

  routeInTransaction(updateEvent, async (call) =>
    event.update(call, ({ channel }) => {
      const { body, now } = call;
      if (phaseOf(channel, now) === 'ended' || channel.canceledAt)
        throw new HttpError(409, message('event.ended'));
      const { startsAt = iso(channel.startsAt), endsAt = iso(channel.endsAt) } = body;
      const settings = {
        kind: 'event' as const,
        streamId: body.streamId ?? channel.settings.streamId,
        zone: body.zone ?? channel.settings.zone,
        before: body.before ?? channel.settings.before,
        after: body.after ?? channel.settings.after,
        startOver: body.startOver ?? channel.settings.startOver,
        record: body.record ?? channel.settings.record ?? false,
      };
      const isSameStream = settings.streamId === channel.settings.streamId;
      const values = {
        settings,
        ...timesOf({ ...settings, startsAt, endsAt }),
        // Opens again with the other stream.
        ...(!isSameStream && { openedAt: null }),
      };
      return { name: body.name, pattern: body.pattern, values };
    }),
  ),

  routeInTransaction(cancelEvent, async (call) =>
    event.change(call, ({ channel }) => {
      if (phaseOf(channel, call.now) === 'ended') throw new HttpError(409, message('event.ended'));
      return { values: { canceledAt: channel.canceledAt ?? call.now } };
    }),
  ),
];

interface Times {
  startsAt: string;
  endsAt: string;
  before: { minutes: number };
  after: { minutes: number };
}

/** @throws HttpError 400 */
function timesOf({ startsAt, endsAt, before, after }: Times) {
  if (!isEventTime({ startsAt, endsAt })) throw fieldError(400, 'endsAt', message('event.time'));
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  return {
    startsAt: new Date(start),
    endsAt: new Date(end),
    opensAt: new Date(start - before.minutes * MINUTE_MS),
    closesAt: new Date(end + after.minutes * MINUTE_MS),
  };
}

const iso = (date: Date | null) => date?.toISOString() ?? '';

function phaseOf({ startsAt, endsAt, canceledAt }: ChannelRow<'event'>['channel'], now: Date): EventPhase {
  const times = { startsAt: startsAt?.getTime() ?? 0, endsAt: endsAt?.getTime() ?? 0 };
  return eventPhase({ ...times, isCanceled: canceledAt !== null }, now.getTime());
}

/** The same as `eventPhase`. */
function phaseAt(now: Date): SQL<EventPhase> {
  return sql`case
    when ${channels.canceledAt} is not null then 'canceled'
    when ${channels.endsAt} <= ${now.toISOString()} then 'ended'
    when ${channels.startsAt} <= ${now.toISOString()} then 'live'
    else 'scheduled' end`;
}

function respond(
  { stream, channel }: ChannelRow<'event'>,
  base: Stream,
  related: Related,
  now: Date,
): EventChannel {
  const { streamId, zone, before, after, startOver, record = false } = channel.settings;
  return {
    ...base,
    streamId,
    startsAt: iso(channel.startsAt),
    endsAt: iso(channel.endsAt),
    opensAt: iso(channel.opensAt),
    closesAt: iso(channel.closesAt),
    zone,
    before,
    after,
    startOver,
    record,
    pattern: stream.pattern ?? 'test-card',
    phase: phaseOf(channel, now),
    shown: related.stream(streamId),
    switches: related.switchesOf(stream.id),
  };
}
