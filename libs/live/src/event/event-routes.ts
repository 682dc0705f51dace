import type { ConsoleRoute } from '@console/shell-layout';
import { liveLocale } from '../locales/live-locale';

const hidden = { requiresAuth: true, hideInMenu: true };

/** Events with their channels. */
export function eventRoutes(path: string) {
  return {
    namespace: liveLocale.namespace,
    screen: () => import('./event-list-page').then((module) => module.EventListPage),
    children: [
      {
        path: `${path}/add`,
        meta: { key: 'live:routes.addEvent', ...hidden },
        screen: () => import('./event-dialogs').then((module) => module.AddEventDialog),
      },
      {
        path: `${path}/:channelId`,
        meta: { key: 'live:channels.event', ...hidden },
        screen: () => import('./event-page').then((module) => module.EventPage),
        children: [
          {
            path: `${path}/:channelId/edit`,
            meta: { key: 'live:routes.editEvent', ...hidden },
            screen: () => import('./event-dialogs').then((module) => module.EditEventDialog),
          },
        ],
      },
    ],
  } satisfies Omit<ConsoleRoute, 'path' | 'meta'>;
}
