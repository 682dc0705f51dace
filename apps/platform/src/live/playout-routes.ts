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
import { addChannel, changeChannel } from './change-channel';
import {
  channelPage,
  readRelated,
  requireChannel,
  streamsOf,
  type ChannelRow,
  type Related,
} from './channel-row';
import { streamResponse } from './stream-row';

/** Sources are checked so long before they go on air. */
const AHEAD_MS = 86_400_000;

export const playoutRoutes = [
  route(listPlayoutChannels, (call) =>
    channelPage(call, {
      kind: 'playout',
      query: call.query,
      defaultSort: 'state,name',
      respond: responder(call.now),
    }),
  ),

  route(getPlayoutChannel, async (call) => {
    const row = await requireChannel(call, 'playout', call.params.id);
    call.setVersion(row.stream.version);
    return responseOf(call, row);
  }),

  route(createPlayoutChannel, (call) =>
    call.db.transaction(async (db) => {
      const { appId, name, pattern, zone } = call.body;
      const id = await addChannel({ ...call, db }, 'playout.create', {
        appId,
        name,
        pattern,
        channel: { settings: { kind: 'playout', zone, items: [], takenId: null } },
        detail: { pattern, zone },
      });
      return responseOf({ ...call, db }, await requireChannel({ ...call, db }, 'playout', id));
    }),
  ),

  route(updatePlayoutChannel, async (call) => {
    const row = await change(call, 'playout.update', ({ channel: { settings } }) => {
      const { name, pattern, zone = settings.zone, items = settings.items } = call.body;
      return { name, pattern, values: { settings: { ...settings, zone, items } } };
    });
    call.setVersion(row.stream.version);
    return responseOf(call, row);
  }),

  route(takeLive, async (call) =>
    responseOf(
      call,
      await change(
        { ...call, knownVersion: undefined },
        'playout.take-live',
        ({ channel: { settings } }) => ({
          values: { settings: { ...settings, takenId: call.body.streamId } },
        }),
      ),
    ),
  ),
];

type Change = Parameters<typeof changeChannel<'playout'>>;

async function change(
  call: Change[0] & { knownVersion: number | undefined },
  action: 'playout.update' | 'playout.take-live',
  changed: Change[1]['changed'],
): Promise<ChannelRow<'playout'>> {
  return call.db.transaction(async (db) => {
    await changeChannel(
      { ...call, db },
      {
        kind: 'playout',
        action,
        knownVersion: call.knownVersion,
        changed,
        facts: ({ name, pattern, channel: { settings } }) => ({
          name,
          pattern,
          zone: settings.zone,
          schedule: settings.items
            .map(({ day, start, minutes, title }) => `${day}/${start}+${minutes} ${title}`)
            .join('; '),
          taken: settings.takenId,
        }),
      },
    );
    return requireChannel({ ...call, db }, 'playout', call.params.id);
  });
}

async function responseOf(
  call: Parameters<typeof readRelated>[0],
  row: ChannelRow<'playout'>,
): Promise<PlayoutChannel> {
  return responder(call.now)(row, streamResponse(row, call), await readRelated(call, [row]));
}

const responder =
  (now: Date) =>
  (
    { stream, channel: { settings } }: ChannelRow<'playout'>,
    base: Stream,
    related: Related,
  ): PlayoutChannel => {
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
  };

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
