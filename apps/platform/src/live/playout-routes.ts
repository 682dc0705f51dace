import {
  airingsBetween,
  createPlayoutChannel,
  getPlayoutChannel,
  listPlayoutChannels,
  takeLive,
  updatePlayoutChannel,
  type PlayoutChannel,
  type PlayoutProblem,
  type Stream,
} from '@console/live/contract';
import { route } from '../http/route';
import { channelKind } from './channel-kind';
import { streamsOf, type ChannelRow, type Related } from './channel-row';

/** Sources are checked so long before they go on air. */
const AHEAD_MS = 86_400_000;

const playout = channelKind('playout', {
  facts: ({ name, pattern, channel: { settings } }) => ({
    name,
    pattern,
    zone: settings.zone,
    schedule: settings.items
      .map(({ day, start, minutes, title }) => `${day}/${start}+${minutes} ${title}`)
      .join('; '),
    taken: settings.takenId,
  }),
  respond,
});

export const playoutRoutes = [
  route(listPlayoutChannels, (call) => playout.page(call, { query: call.query, defaultSort: 'state,name' })),

  route(getPlayoutChannel, playout.get),

  route(createPlayoutChannel, (call) => {
    const { appId, name, pattern, zone } = call.body;
    return playout.add(call, 'playout.create', {
      appId,
      name,
      pattern,
      channel: { settings: { kind: 'playout', zone, items: [], takenId: null } },
      detail: { pattern, zone },
    });
  }),

  route(updatePlayoutChannel, (call) =>
    playout.update(call, 'playout.update', ({ channel: { settings } }) => {
      const { name, pattern, zone = settings.zone, items = settings.items } = call.body;
      return { name, pattern, values: { settings: { ...settings, zone, items } } };
    }),
  ),

  route(takeLive, (call) =>
    playout.change(call, 'playout.take-live', ({ channel: { settings } }) => ({
      values: { settings: { ...settings, takenId: call.body.streamId } },
    })),
  ),
];

function respond(
  { stream, channel: { settings } }: ChannelRow<'playout'>,
  base: Stream,
  related: Related,
  now: Date,
): PlayoutChannel {
  const { zone, items, takenId } = settings;
  return {
    ...base,
    zone,
    items,
    pattern: stream.pattern ?? 'test-card',
    streams: streamsOf(settings).map(related.stream),
    taken: takenId === null ? null : related.stream(takenId),
    problems: problemsOf(settings, related, now.getTime()),
    switches: related.switchesOf(stream.id),
  };
}

function problemsOf(
  { items, zone }: ChannelRow<'playout'>['channel']['settings'],
  related: Related,
  now: number,
): PlayoutProblem[] {
  return airingsBetween(items, zone, { from: now, until: now + AHEAD_MS }).flatMap(({ item, from }) => {
    if (item.input.kind === 'test') return [];
    const { name, state } = related.stream(item.input.streamId);
    const problem =
      name === null
        ? 'deleted'
        : state === 'off' || state === 'failed' || state === 'no-input'
          ? state
          : undefined;
    return problem ? [{ itemId: item.id, at: new Date(from).toISOString(), problem } as const] : [];
  });
}
