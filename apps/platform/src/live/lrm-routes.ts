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
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { channelKind } from './channel-kind';
import type { ChannelRow, Related } from './channel-row';

const lrm = channelKind('lrm', {
  facts: ({ name, pattern, channel: { settings } }) => ({
    name,
    pattern,
    inputs: settings.inputs.join(', '),
    lossMs: settings.lossMs,
    switchOn: settings.switchOn?.join(', ') ?? '',
    returnSeconds: settings.returnSeconds,
    held: settings.heldId,
  }),
  respond,
});

export const lrmRoutes = [
  route(listLrmChannels, (call) => lrm.page(call, { defaultSort: 'state,name' })),

  route(getLrmChannel, lrm.get),

  routeInTransaction(createLrmChannel, async (call) => {
    const { appId, name, pattern, ...rules } = call.body;
    const { inputs, lossMs, switchOn, returnSeconds } = rules;
    return lrm.add(call, {
      appId,
      name,
      pattern,
      channel: { settings: { kind: 'lrm', ...rules, heldId: null } },
      detail: { pattern, inputs: inputs.join(', '), lossMs, switchOn: switchOn.join(', '), returnSeconds },
    });
  }),

  routeInTransaction(updateLrmChannel, async (call) =>
    lrm.update(call, ({ channel: { settings } }) => {
      const {
        name,
        pattern,
        inputs = settings.inputs,
        lossMs = settings.lossMs,
        switchOn = settings.switchOn,
        returnSeconds = settings.returnSeconds,
      } = call.body;
      const heldId = settings.heldId !== null && inputs.includes(settings.heldId) ? settings.heldId : null;
      const rules = { inputs, lossMs, returnSeconds, heldId, ...(switchOn && { switchOn }) };
      return { name, pattern, values: { settings: { ...settings, ...rules } } };
    }),
  ),

  routeInTransaction(switchLrmChannel, async (call) => {
    const { streamId: heldId } = call.body;
    return lrm.change(call, ({ channel: { settings } }) => {
      if (heldId !== null && !settings.inputs.includes(heldId))
        throw new HttpError(409, message('channel.noInput'));
      return { values: { settings: { ...settings, heldId } } };
    });
  }),
];

function respond(
  { stream, channel: { settings, activeId, health } }: ChannelRow<'lrm'>,
  base: Stream,
  related: Related,
): LrmChannel {
  const isLive = base.state === 'live';
  const { inputs, lossMs, switchOn = [], returnSeconds, heldId } = settings;
  return {
    ...base,
    inputs: inputs.map((id) => {
      const known = isLive ? health.find(({ streamId }) => streamId === id) : undefined;
      return { ...related.stream(id), health: known?.health ?? 'unknown', since: known?.since ?? null };
    }),
    lossMs,
    switchOn,
    returnSeconds,
    pattern: stream.pattern ?? 'test-card',
    activeId: isLive ? activeId : null,
    heldId,
    switches: related.switchesOf(stream.id),
  };
}
