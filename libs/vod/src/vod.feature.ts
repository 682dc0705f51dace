import { WATCH_PATH } from '@console/http/contract';
import type { ConsoleFeature } from '@console/shell-layout';
import { vodLocale } from './locales/vod-locale';

/** Its screens are a module: the console puts them into the catalog. */
export const vod = {
  locale: vodLocale,
  slots: { videoPicker: () => import('./video-picker').then((module) => module.VideoPicker) },
  objects: () => import('./vod-objects').then((module) => module.vodObjects),
  routes: [
    {
      path: `${WATCH_PATH}/:playbackId`,
      namespace: vodLocale.namespace,
      meta: { key: 'vod:routes.watch', layout: 'empty', hideInMenu: true, isPublic: true },
      screen: () => import('./watch/watch-page').then((module) => module.WatchPage),
    },
  ],
} satisfies ConsoleFeature;
