import { LIVE_PATH } from '@console/http/contract';
import { lazyPrefetch, type ConsoleRoute } from '@console/shell-layout';
import { liveLocale } from './locales/live-locale';

const hidden = { requiresAuth: true, hideInMenu: true };

/** Streams of an app, in the admin app of every app, with their pages and the wall. */
export function livestreamRoutes(path: string) {
  return {
    namespace: liveLocale.namespace,
    screen: () => import('./stream-list/stream-list-page').then((module) => module.StreamListPage),
    prefetch: lazyPrefetch(async () => (await import('./stream-list/stream-list-query')).prefetchStreams),
    children: [
      {
        path: `${path}/add`,
        meta: { key: 'live:routes.add', ...hidden },
        screen: () => import('./stream-list/add-stream-dialog').then((module) => module.AddStreamDialog),
      },
      {
        path: `${path}/wall`,
        meta: { key: 'live:routes.wall', ...hidden },
        screen: () => import('./wall/wall-page').then((module) => module.WallPage),
      },
      {
        path: `${path}/:streamId`,
        meta: { key: 'live:routes.stream', ...hidden },
        screen: () => import('./stream/stream-page').then((module) => module.StreamPage),
        children: [
          {
            path: `${path}/:streamId/edit`,
            meta: { key: 'live:routes.edit', ...hidden },
            screen: () => import('./stream/edit-stream-dialog').then((module) => module.EditStreamDialog),
          },
          {
            path: `${path}/:streamId/record`,
            meta: { key: 'live:routes.record', ...hidden },
            screen: () => import('./stream/record-dialog').then((module) => module.RecordDialog),
          },
        ],
      },
    ],
  } satisfies Omit<ConsoleRoute, 'path' | 'meta'>;
}

/** The playback page of a shared stream, for anyone. */
export const sharedStreamRoute: ConsoleRoute = {
  path: `${LIVE_PATH}/:playbackId`,
  namespace: liveLocale.namespace,
  meta: { key: 'live:routes.shared', layout: 'empty', hideInMenu: true, isPublic: true },
  screen: () => import('./shared-stream/shared-stream-page').then((module) => module.SharedStreamPage),
};
