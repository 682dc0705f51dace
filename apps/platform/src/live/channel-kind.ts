import type { ChannelKind, Stream } from '@console/live/contract';
import type { Authority } from '../authorization/authority';
import { addChannel, changeChannel, type ChangeOptions, type NewChannel } from './change-channel';
import {
  channelPage,
  readRelated,
  requireChannel,
  type ChannelPage,
  type ChannelRow,
  type PageCall,
  type ReadContext,
  type Related,
} from './channel-row';
import { streamResponse } from './stream-row';

interface ChannelKindOptions<Kind extends ChannelKind, Response> extends Pick<ChangeOptions<Kind>, 'facts'> {
  respond: (row: ChannelRow<Kind>, base: Stream, related: Related, now: Date) => Response;
}

type ReadCall = ReadContext & { authority: Authority };
type ChangeCall = Parameters<typeof changeChannel>[0] & ReadCall;

/** What the routes of a kind of channel share. */
export function channelKind<Kind extends ChannelKind, Response>(
  kind: Kind,
  { facts, respond }: ChannelKindOptions<Kind, Response>,
) {
  const responseOf = async (call: ReadCall, row: ChannelRow<Kind>) =>
    respond(row, streamResponse(row, call), await readRelated(call, [row]), call.now);

  const changedRow = async (
    call: ChangeCall,
    options: Pick<ChangeOptions<Kind>, 'changed' | 'knownVersion'>,
  ) => {
    await changeChannel(call, { ...options, kind, facts });
    return requireChannel(call, kind, call.params.id);
  };

  return {
    page: (call: PageCall, options: Omit<ChannelPage<Kind, Response>, 'kind' | 'respond'>) =>
      channelPage(call, {
        ...options,
        kind,
        respond: (row, base, related) => respond(row, base, related, call.now),
      }),

    get: async (call: ReadCall & { params: { id: string }; setVersion: (version: number) => void }) => {
      const row = await requireChannel(call, kind, call.params.id);
      call.setVersion(row.stream.version);
      return responseOf(call, row);
    },

    /** @throws HttpError 404, 409 */
    add: async (call: Parameters<typeof addChannel>[0] & ReadCall, channel: NewChannel) =>
      responseOf(call, await requireChannel(call, kind, await addChannel(call, channel))),

    /** Changes the version that the caller has seen. @throws HttpError 404, 409, 412 */
    update: async (
      call: ChangeCall & { knownVersion: number | undefined; setVersion: (version: number) => void },
      changed: ChangeOptions<Kind>['changed'],
    ) => {
      const row = await changedRow(call, { changed, knownVersion: call.knownVersion });
      call.setVersion(row.stream.version);
      return responseOf(call, row);
    },

    /** Changes whatever version there is. @throws HttpError 404, 409 */
    change: async (call: ChangeCall, changed: ChangeOptions<Kind>['changed']) =>
      responseOf(call, await changedRow(call, { changed })),
  };
}
