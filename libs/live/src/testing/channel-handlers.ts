import { listResponse, mock, respondWithError } from '@console/http/testing';
import {
  cancelEvent,
  createEvent,
  getEvent,
  getLrmChannel,
  getPlayoutChannel,
  listEvents,
  listLrmChannels,
  listPlayoutChannels,
  switchLrmChannel,
  takeLive,
  updatePlayoutChannel,
  type ChannelKind,
  type EventChannel,
  type LrmChannel,
  type PlayoutChannel,
} from '../contract';
import { streamOf } from './stream-handlers';

const AT = '2026-06-08T04:00:00.000Z';
const channelOf = (channel: ChannelKind, name: string) =>
  streamOf(1, { id: `${channel}-1`, name, source: { kind: 'channel', channel } });
const inputOf = (number: number) => ({
  streamId: `stream-${String(number)}`,
  name: `Channel ${String(number)}`,
  state: 'live' as const,
  thumbnailUrl: null,
});

/** On its second input. */
export const lrmChannel: LrmChannel = {
  ...channelOf('lrm', 'News with a spare'),
  issues: [{ type: 'inputs-differ', severity: 'warning', value: null, since: AT }],
  inputs: [
    { ...inputOf(1), health: 'black', since: AT },
    { ...inputOf(2), health: 'clear', since: AT },
  ],
  lossMs: 2_000,
  switchOn: ['black', 'silent'],
  returnSeconds: 10,
  pattern: 'color-bars',
  activeId: 'stream-2',
  heldId: null,
  switches: [
    { at: AT, streamId: 'stream-2', title: '', reason: 'black', name: 'Channel 2' },
    { at: '2026-06-08T03:00:00.000Z', streamId: 'stream-1', title: '', reason: 'start', name: 'Channel 1' },
  ],
};

/** Starts a hundred days after now. */
export function eventOf(now: number): EventChannel {
  const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
  return {
    ...channelOf('event', 'Premiere'),
    state: 'off',
    startedAt: null,
    streamId: 'stream-1',
    startsAt: at(2_400),
    endsAt: at(2_402),
    opensAt: at(2_399),
    closesAt: at(2_403),
    zone: 'Asia/Ho_Chi_Minh',
    before: { minutes: 60, text: 'Soon' },
    after: { minutes: 60, text: '' },
    pattern: 'gradient',
    startOver: true,
    record: false,
    phase: 'scheduled',
    shown: inputOf(1),
    switches: [],
  };
}

export const playoutChannel: PlayoutChannel = {
  ...channelOf('playout', 'Movies'),
  videos: [{ videoId: 'video-1', title: 'Red River', isReady: true, durationSeconds: 3_300 }],
  zone: 'Asia/Ho_Chi_Minh',
  pattern: 'gradient',
  items: [
    {
      id: 'item-1',
      day: 0,
      start: 1_200,
      minutes: 90,
      title: 'Evening movie',
      input: { kind: 'stream', streamId: 'stream-3' },
    },
    {
      id: 'item-2',
      day: 0,
      start: 480,
      minutes: 60,
      title: 'Morning show',
      input: { kind: 'test', pattern: 'fractal' },
    },
  ],
  streams: [{ ...inputOf(3), state: 'off' }],
  taken: null,
  problems: [{ itemId: 'item-1', at: AT, problem: 'off' }],
  switches: [{ at: AT, streamId: null, title: 'Morning show', reason: 'schedule', name: null }],
};

/** A platform with one channel of each kind; call `reset` before each story. */
export function mockChannels() {
  let lrm = lrmChannel;
  let event = eventOf(Date.now());
  let playout = playoutChannel;
  const reset = () => {
    lrm = lrmChannel;
    event = eventOf(Date.now());
    playout = playoutChannel;
  };
  return {
    reset,
    handlers: [
      mock(listLrmChannels, ({ query }) => listResponse([lrm], query)),
      mock(getLrmChannel, ({ params }) =>
        params.id === lrm.id ? { ...lrm, etag: '"1"' } : respondWithError(404),
      ),
      mock(switchLrmChannel, ({ body: { streamId } }) => {
        lrm = { ...lrm, heldId: streamId, activeId: streamId ?? lrm.activeId };
        return lrm;
      }),
      mock(listEvents, ({ query }) => listResponse([event], query)),
      mock(getEvent, () => ({ ...event, etag: '"1"' })),
      mock(createEvent, ({ body }) => {
        event = { ...event, ...body };
        return event;
      }),
      mock(cancelEvent, () => {
        event = { ...event, phase: 'canceled' };
        return event;
      }),
      mock(listPlayoutChannels, ({ query }) => listResponse([playout], query)),
      mock(getPlayoutChannel, () => ({ ...playout, etag: '"1"' })),
      mock(updatePlayoutChannel, ({ body: { items = playout.items } }) => {
        playout = { ...playout, items };
        return { ...playout, etag: '"2"' };
      }),
      mock(takeLive, ({ body: { streamId } }) => {
        playout = { ...playout, taken: streamId === null ? null : { ...inputOf(1), streamId } };
        return playout;
      }),
    ],
  };
}
