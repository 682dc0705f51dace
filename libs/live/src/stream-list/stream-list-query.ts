import { ADMIN_APP_ID } from '@console/http';
import type { ArgsOf } from '@console/http/contract';
import type { PrefetchContext } from '@console/shell-layout';
import { listFields, oneOf, readListState, text, type ListState } from '@console/ui/list';
import { streamsApi } from '../api/streams-api';
import { STREAM_SORTS, STREAM_STATES, type listStreams } from '../contract';

export const STREAM_LIST = {
  ...listFields(STREAM_SORTS, 'state'),
  state: oneOf(STREAM_STATES),
  /** Only in the list of all apps. */
  appId: text(),
  serverId: text(),
};

export type StreamListState = ListState<typeof STREAM_LIST>;

/** Lists of channels have no filter for the server. */
type ChannelListState = Omit<StreamListState, 'serverId'>;

export function streamListArgs(
  scope: { appId?: string },
  { state, appId, serverId = '', ...query }: ChannelListState & { serverId?: string },
): ArgsOf<typeof listStreams> {
  const app = scope.appId ?? appId;
  return {
    ...query,
    ...scope,
    customFields: {
      ...(app !== '' && { appId: app }),
      ...(state !== '' && { state }),
      ...(serverId !== '' && { serverId }),
    },
  };
}

export async function prefetchStreams({ store, params, searchParams }: PrefetchContext) {
  const { appId = ADMIN_APP_ID } = params;
  const args = streamListArgs(
    appId === ADMIN_APP_ID ? {} : { appId },
    readListState(STREAM_LIST, searchParams),
  );
  await store.dispatch(streamsApi.endpoints.listStreams.initiate(args, { subscribe: false }));
}
