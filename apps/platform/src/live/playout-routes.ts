import {
  airingsBetween,
  createPlayoutChannel,
  getPlayoutChannel,
  listPlayoutChannels,
  takeLive,
  updatePlayoutChannel,
  type ChannelVideo,
  type PlayoutChannel,
  type PlayoutItem,
  type PlayoutProblem,
  type Stream,
} from '@console/live/contract';
import { route, routeInTransaction } from '../http/route';
import { channelKind } from './channel-kind';
import { streamsOf, videosOf, type ChannelRow, type Related } from './channel-row';
import { DAY_MS } from '../time/durations';

/** A video may be shorter or longer than its item by so much. */
const TOLERANCE_SECONDS = 60;
/** Sources are checked so long before they go on air. */
const AHEAD_MS = DAY_MS;

const playout = channelKind('playout', {
  facts: ({ name, pattern, channel: { settings } }) => ({
    name,
    pattern,
    zone: settings.zone,
    schedule: settings.items
      .map(({ day, start, minutes, title }) => `${day}/${start}+${minutes} ${title}`)
      .join('; '),
    fillers: settings.fillerVideoIds?.join(', ') ?? '',
    taken: settings.takenId,
  }),
  respond,
});

export const playoutRoutes = [
  route(listPlayoutChannels, (call) => playout.page(call, { defaultSort: 'state,name' })),

  route(getPlayoutChannel, playout.get),

  routeInTransaction(createPlayoutChannel, async (call) => {
    const { appId, name, pattern, zone, fillerVideoIds = [] } = call.body;
    return playout.add(call, {
      appId,
      name,
      pattern,
      channel: { settings: { kind: 'playout', zone, items: [], takenId: null, fillerVideoIds } },
      detail: { pattern, zone },
    });
  }),

  routeInTransaction(updatePlayoutChannel, async (call) =>
    playout.update(call, ({ channel: { settings } }) => {
      const { name, pattern, zone = settings.zone, items = settings.items } = call.body;
      const { fillerVideoIds = settings.fillerVideoIds ?? [] } = call.body;
      return { name, pattern, values: { settings: { ...settings, zone, items, fillerVideoIds } } };
    }),
  ),

  routeInTransaction(takeLive, async (call) =>
    playout.change(call, ({ channel: { settings } }) => ({
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
  const { zone, items, takenId, fillerVideoIds = [] } = settings;
  return {
    ...base,
    fillerVideoIds,
    videos: videosOf(settings).map(related.video),
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
    const at = new Date(from).toISOString();
    if (item.input.kind === 'video') {
      const problem = videoProblem(item, related.video(item.input.videoId));
      return problem ? [{ itemId: item.id, at, problem }] : [];
    }
    const { name, state } = related.stream(item.input.streamId);
    const problem =
      name === null
        ? 'deleted'
        : state === 'off' || state === 'failed' || state === 'no-input'
          ? state
          : undefined;
    return problem ? [{ itemId: item.id, at, problem } as const] : [];
  });
}

function videoProblem(
  { minutes, breaks = [] }: PlayoutItem,
  { title, isReady, durationSeconds }: ChannelVideo,
): PlayoutProblem['problem'] | undefined {
  if (title === null) return 'deleted';
  if (!isReady) return 'not-ready';
  const seconds = breaks.reduce((sum, one) => sum + one.seconds, durationSeconds ?? 0);
  if (seconds < minutes * 60 - TOLERANCE_SECONDS) return 'short';
  return seconds > minutes * 60 + TOLERANCE_SECONDS ? 'long' : undefined;
}
