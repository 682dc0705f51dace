import { lazyPrefetch, type ConsoleRoute } from '@console/shell-layout';
import { vodLocale } from './locales/vod-locale';

const hidden = { requiresAuth: true, hideInMenu: true };

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
        screen: () => import('./collection/collection-list-page').then((module) => module.CollectionListPage),
        children: [
          {
            path: `${path}/collections/add`,
            meta: { key: 'vod:routes.addCollection', ...hidden },
            screen: () =>
              import('./collection/collection-dialogs').then((module) => module.AddCollectionDialog),
          },
        ],
      },
      {
        path: `${path}/queue`,
        meta: { key: 'vod:routes.queue', ...hidden },
        screen: () => import('./job-list/job-list-page').then((module) => module.JobListPage),
      },
      {
        path: `${path}/videos/:videoId`,
        meta: { key: 'vod:routes.video', ...hidden },
        screen: () => import('./video/video-page').then((module) => module.VideoPage),
        children: [
          {
            path: `${path}/videos/:videoId/edit`,
            meta: { key: 'vod:routes.edit', ...hidden },
            screen: () => import('./video/edit-video-dialog').then((module) => module.EditVideoDialog),
          },
          {
            path: `${path}/videos/:videoId/publish`,
            meta: { key: 'vod:routes.publish', ...hidden },
            screen: () => import('./video/publish-dialog').then((module) => module.PublishDialog),
          },
          {
            path: `${path}/videos/:videoId/chapters`,
            meta: { key: 'vod:routes.chapters', ...hidden },
            screen: () => import('./video/chapters-dialog').then((module) => module.ChaptersDialog),
          },
          {
            path: `${path}/videos/:videoId/captions`,
            meta: { key: 'vod:routes.captions', ...hidden },
            screen: () => import('./video/caption-dialog').then((module) => module.CaptionDialog),
          },
          {
            path: `${path}/videos/:videoId/captions/:language`,
            meta: { key: 'vod:routes.captions', ...hidden },
            screen: () => import('./video/caption-dialog').then((module) => module.CaptionDialog),
          },
        ],
      },
    ],
  } satisfies Omit<ConsoleRoute, 'path' | 'meta'>;
}
