import type { ConsoleFeature } from '@console/shell-layout';
import { partnerRoute } from './hub-routes';
import { sharedStreamRoute } from './livestream-routes';
import { liveLocale } from './locales/live-locale';

/** Its other screens are modules: the console puts them into the catalog. */
export const live: ConsoleFeature = {
  routes: [partnerRoute, sharedStreamRoute],
  locale: liveLocale,
  slots: {
    player: () => import('./stream/hls-player').then((module) => module.HlsPlayer),
    serverStreams: () => import('./server-streams').then((module) => module.ServerStreams),
    streamPicker: () => import('./stream-picker').then((module) => module.StreamPicker),
  },
  objects: () => import('./live-objects').then((module) => module.liveObjects),
};
