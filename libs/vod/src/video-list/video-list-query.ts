import { ADMIN_APP_ID } from '@console/http';
import type { ArgsOf } from '@console/http/contract';
import type { PrefetchContext } from '@console/shell-layout';
import { listFields, oneOf, readListState, text, type ListState } from '@console/ui/list';
import { vodApi } from '../api/vod-api';
import { VIDEO_SORTS, VIDEO_STATES, type listVideos } from '../contract';

export const VIDEO_LIST = {
  ...listFields(VIDEO_SORTS, '-createdAt'),
  state: oneOf(VIDEO_STATES),
  tag: text(),
  collection: text(),
  /** Only in the list of all apps. */
  appId: text(),
};

export function videoListArgs(
  scope: { appId?: string },
  { state, tag, collection, appId, ...query }: ListState<typeof VIDEO_LIST>,
): ArgsOf<typeof listVideos> {
  const app = scope.appId ?? appId;
  return {
    ...query,
    ...scope,
    customFields: {
      ...(app !== '' && { appId: app }),
      ...(state !== '' && { state }),
      ...(tag !== '' && { tag }),
      ...(collection !== '' && { collectionId: collection }),
    },
  };
}

export async function prefetchVideos({ store, params, searchParams }: PrefetchContext) {
  const { appId = ADMIN_APP_ID } = params;
  const scope = appId === ADMIN_APP_ID ? {} : { appId };
  const args = videoListArgs(scope, readListState(VIDEO_LIST, searchParams));
  await store.dispatch(vodApi.endpoints.listVideos.initiate(args, { subscribe: false }));
}
