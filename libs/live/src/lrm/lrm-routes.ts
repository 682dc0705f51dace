import type { ConsoleRoute } from '@console/shell-layout';
import { liveLocale } from '../locales/live-locale';

const hidden = { requiresAuth: true, hideInMenu: true };

/** Channels with spare inputs. */
export function lrmRoutes(path: string) {
  return {
    namespace: liveLocale.namespace,
    screen: () => import('./lrm-list-page').then((module) => module.LrmListPage),
    children: [
      {
        path: `${path}/add`,
        meta: { key: 'live:routes.addChannel', ...hidden },
        screen: () => import('./lrm-dialogs').then((module) => module.AddLrmDialog),
      },
      {
        path: `${path}/:channelId`,
        meta: { key: 'live:channels.lrm', ...hidden },
        screen: () => import('./lrm-page').then((module) => module.LrmPage),
        children: [
          {
            path: `${path}/:channelId/edit`,
            meta: { key: 'live:routes.editChannel', ...hidden },
            screen: () => import('./lrm-dialogs').then((module) => module.EditLrmDialog),
          },
        ],
      },
    ],
  } satisfies Omit<ConsoleRoute, 'path' | 'meta'>;
}
