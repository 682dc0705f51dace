import { lazyPrefetch, type ConsoleFeature, type ConsoleRoute } from '@console/shell-layout';
import { vodLocale } from './locales/vod-locale';

const listRoute: ConsoleRoute = {
  path: '/apps/vod',
  namespace: vodLocale.namespace,
  meta: {
    key: 'vod:routes.list',
    subtitle: 'vod:routes.subtitle',
    order: 7,
    requiresAuth: true,
  },
  screen: () => import('./video-list/video-list-page').then((module) => module.VideoListPage),
  prefetch: lazyPrefetch(async () => (await import('./video-list/video-list-query')).prefetchVideoList),
  children: [
    {
      path: '/apps/vod/create',
      meta: { key: 'vod:routes.create', requiresAuth: true, hideInMenu: true },
      screen: () => import('./video-list/create-video-dialog').then((module) => module.CreateVideoDialog),
    },
  ],
};

/** List and creation of videos. */
export const vod = {
  appsRoutes: [listRoute],
  locale: vodLocale,
} satisfies ConsoleFeature;
