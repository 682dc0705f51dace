import {
  createLrmChannel,
  getLrmChannel,
  listLrmChannels,
  switchLrmChannel,
  updateLrmChannel,
  type LrmChannel,
  type Stream,
} from '@console/live/contract';
import { HttpError } from '../http/http-error';
import { route } from '../http/route';
import { message } from '../messages/message';
import { addChannel, changeChannel } from './change-channel';
import { channelPage, readRelated, requireChannel, type ChannelRow, type Related } from './channel-row';
import { streamResponse } from './stream-row';

export const lrmRoutes = [
  route(listLrmChannels, (call) =>
    channelPage(call, { kind: 'lrm', query: call.query, defaultSort: 'state,name', respond }),
  ),

  route(getLrmChannel, async (call) => {
    const row = await requireChannel(call, 'lrm', call.params.id);
    call.setVersion(row.stream.version);
    return responseOf(call, row);
  }),

  route(createLrmChannel, (call) =>
    call.db.transaction(async (db) => {
      const { appId, name, pattern, ...rules } = call.body;
      const { inputs, lossMs, returnSeconds } = rules;
      const id = await addChannel({ ...call, db }, 'lrm.create', {
        appId,
        name,
        pattern,
        channel: { settings: { kind: 'lrm', ...rules, heldId: null } },
        detail: { pattern, inputs: inputs.join(', '), lossMs, returnSeconds },
      });
      return responseOf({ ...call, db }, await requireChannel({ ...call, db }, 'lrm', id));
    }),
  ),

  route(updateLrmChannel, async (call) => {
    const row = await change(call, 'lrm.update', ({ channel: { settings } }) => {
      const {
        name,
        pattern,
        inputs = settings.inputs,
        lossMs = settings.lossMs,
        returnSeconds = settings.returnSeconds,
      } = call.body;
      const heldId = settings.heldId !== null && inputs.includes(settings.heldId) ? settings.heldId : null;
      return { name, pattern, values: { settings: { ...settings, inputs, lossMs, returnSeconds, heldId } } };
    });
    call.setVersion(row.stream.version);
    return responseOf(call, row);
  }),

  route(switchLrmChannel, async (call) => {
    const { streamId: heldId } = call.body;
    const row = await change(
      { ...call, knownVersion: undefined },
      'lrm.switch',
      ({ channel: { settings } }) => {
        if (heldId !== null && !settings.inputs.includes(heldId))
          throw new HttpError(409, message('channel.noInput'));
        return { values: { settings: { ...settings, heldId } } };
      },
    );
    return responseOf(call, row);
  }),
];

type Change = Parameters<typeof changeChannel<'lrm'>>;

async function change(
  call: Change[0] & { knownVersion: number | undefined },
  action: 'lrm.update' | 'lrm.switch',
  changed: Change[1]['changed'],
): Promise<ChannelRow<'lrm'>> {
  return call.db.transaction(async (db) => {
    await changeChannel(
      { ...call, db },
      {
        kind: 'lrm',
        action,
        knownVersion: call.knownVersion,
        changed,
        facts: ({ name, pattern, channel: { settings } }) => ({
          name,
          pattern,
          inputs: settings.inputs.join(', '),
          lossMs: settings.lossMs,
          returnSeconds: settings.returnSeconds,
          held: settings.heldId,
        }),
      },
    );
    return requireChannel({ ...call, db }, 'lrm', call.params.id);
  });
}

async function responseOf(
  call: Parameters<typeof readRelated>[0],
  row: ChannelRow<'lrm'>,
): Promise<LrmChannel> {
  return respond(row, streamResponse(row, call), await readRelated(call, [row]));
}

function respond(
  { stream, channel: { settings, activeId, health } }: ChannelRow<'lrm'>,
  base: Stream,
  related: Related,
): LrmChannel {
  const isLive = base.state === 'live';
  const { inputs, lossMs, returnSeconds, heldId } = settings;
  return {
    ...base,
    inputs: inputs.map((id) => {
      const known = isLive ? health.find(({ streamId }) => streamId === id) : undefined;
      return { ...related.stream(id), health: known?.health ?? 'unknown', since: known?.since ?? null };
    }),
    lossMs,
    returnSeconds,
    pattern: stream.pattern ?? 'test-card',
    activeId: isLive ? activeId : null,
    heldId,
    switches: related.switchesOf(stream.id),
  };
}
