import type { ConsoleRoute } from '@console/shell-layout';
import { liveLocale } from '../locales/live-locale';

const hidden = { requiresAuth: true, hideInMenu: true };

/** Linear channels with a weekly schedule. */
export function playoutRoutes(path: string) {
  return {
    namespace: liveLocale.namespace,
    screen: () => import('./playout-list-page').then((module) => module.PlayoutListPage),
    children: [
      {
        path: `${path}/add`,
        meta: { key: 'live:routes.addChannel', ...hidden },
        screen: () => import('./playout-dialogs').then((module) => module.AddPlayoutDialog),
      },
      {
        path: `${path}/:channelId`,
        meta: { key: 'live:channels.playout', ...hidden },
        screen: () => import('./playout-page').then((module) => module.PlayoutPage),
        children: [
          {
            path: `${path}/:channelId/edit`,
            meta: { key: 'live:routes.editChannel', ...hidden },
            screen: () => import('./playout-dialogs').then((module) => module.EditPlayoutDialog),
          },
          {
            path: `${path}/:channelId/items/:itemId`,
            meta: { key: 'live:routes.item', ...hidden },
            screen: () => import('./item-dialog').then((module) => module.ItemDialog),
          },
        ],
      },
    ],
  } satisfies Omit<ConsoleRoute, 'path' | 'meta'>;
}
