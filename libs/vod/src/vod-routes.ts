import { lazyPrefetch, type ConsoleRoute } from '@console/shell-layout';
import { vodLocale } from './locales/vod-locale';

const hidden = { requiresAuth: true, hideInMenu: true };

const collectionScreens = () => import('./collection/collection-list-page');
const videoDialogs = () => import('./video/video-dialogs');

/** Videos of an app, in the admin app of every app, with their pages. */
export function vodRoutes(path: string) {
  return {
    namespace: vodLocale.namespace,
    screen: () => import('./video-list/video-list-page').then((module) => module.VideoListPage),
    prefetch: lazyPrefetch(async () => (await import('./video-list/video-list-query')).prefetchVideos),
    children: [
      {
        path: `${path}/upload`,
        meta: { key: 'vod:routes.upload', ...hidden },
        screen: () => import('./upload/upload-dialog').then((module) => module.UploadDialog),
      },
      {
        path: `${path}/collections`,
        meta: { key: 'vod:routes.collections', ...hidden },
        screen: () => collectionScreens().then((module) => module.CollectionListPage),
        children: [
          {
            path: `${path}/collections/add`,
            meta: { key: 'vod:routes.addCollection', ...hidden },
            screen: () => collectionScreens().then((module) => module.AddCollectionDialog),
          },
        ],
      },
      {
        path: `${path}/queue`,
        meta: { key: 'vod:routes.queue', ...hidden },
        screen: () => import('./job-list/job-list-page').then((module) => module.JobListPage),
      },
      videoRoute(path),
    ],
  } satisfies Omit<ConsoleRoute, 'path' | 'meta'>;
}

/** Every asset of an app with where it is used and what it stores. */
export function libraryRoutes(path: string) {
  return {
    namespace: vodLocale.namespace,
    screen: () => import('./library/library-page').then((module) => module.LibraryPage),
    prefetch: lazyPrefetch(async () => (await import('./video-list/video-list-query')).prefetchVideos),
    children: [videoRoute(path)],
  } satisfies Omit<ConsoleRoute, 'path' | 'meta'>;
}

function videoRoute(list: string): ConsoleRoute {
  const video = `${list}/videos/:videoId`;
  return {
    path: video,
    meta: { key: 'vod:routes.video', ...hidden },
    screen: () => import('./video/video-page').then((module) => module.VideoPage),
    children: [
      {
        path: `${video}/edit`,
        meta: { key: 'vod:routes.edit', ...hidden },
        screen: () => videoDialogs().then((module) => module.EditVideoDialog),
      },
      {
        path: `${video}/publish`,
        meta: { key: 'vod:routes.publish', ...hidden },
        screen: () => videoDialogs().then((module) => module.PublishDialog),
      },
      {
        path: `${video}/chapters`,
        meta: { key: 'vod:routes.chapters', ...hidden },
        screen: () => videoDialogs().then((module) => module.ChaptersDialog),
      },
      {
        path: `${video}/captions`,
        meta: { key: 'vod:routes.captions', ...hidden },
        screen: () => videoDialogs().then((module) => module.CaptionDialog),
      },
      {
        path: `${video}/captions/:language`,
        meta: { key: 'vod:routes.captions', ...hidden },
        screen: () => videoDialogs().then((module) => module.CaptionDialog),
      },
    ],
  };
}
