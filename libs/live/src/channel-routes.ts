import type { ConsoleRoute } from '@console/shell-layout';
import type { ChannelKind } from './contract';
import { liveLocale } from './locales/live-locale';

const hidden = { requiresAuth: true, hideInMenu: true };

type Screen = NonNullable<ConsoleRoute['screen']>;

interface ChannelScreens {
  list: Screen;
  add: Screen;
  page: Screen;
  edit: Screen;
}

/** A list of channels with their pages and dialogs, without the path and meta of the list. */
function channelRoutes(
  path: string,
  kind: ChannelKind,
  { list, add, page, edit }: ChannelScreens,
  dialogs: ConsoleRoute[] = [],
) {
  const noun = kind === 'event' ? 'Event' : 'Channel';
  return {
    namespace: liveLocale.namespace,
    screen: list,
    children: [
      { path: `${path}/add`, meta: { key: `live:routes.add${noun}`, ...hidden }, screen: add },
      {
        path: `${path}/:channelId`,
        meta: { key: `live:channels.${kind}`, ...hidden },
        screen: page,
        children: [
          {
            path: `${path}/:channelId/edit`,
            meta: { key: `live:routes.edit${noun}`, ...hidden },
            screen: edit,
          },
          ...dialogs,
        ],
      },
    ],
  } satisfies Omit<ConsoleRoute, 'path' | 'meta'>;
}

/** Channels with spare inputs. */
export function lrmRoutes(path: string) {
  return channelRoutes(path, 'lrm', {
    list: () => import('./lrm/lrm-list-page').then((module) => module.LrmListPage),
    add: () => import('./lrm/lrm-dialogs').then((module) => module.AddLrmDialog),
    page: () => import('./lrm/lrm-page').then((module) => module.LrmPage),
    edit: () => import('./lrm/lrm-dialogs').then((module) => module.EditLrmDialog),
  });
}

/** Events with their channels. */
export function eventRoutes(path: string) {
  return channelRoutes(path, 'event', {
    list: () => import('./event/event-list-page').then((module) => module.EventListPage),
    add: () => import('./event/event-dialogs').then((module) => module.AddEventDialog),
    page: () => import('./event/event-page').then((module) => module.EventPage),
    edit: () => import('./event/event-dialogs').then((module) => module.EditEventDialog),
  });
}

/** Linear channels with a weekly schedule. */
export function playoutRoutes(path: string) {
  const screens = {
    list: () => import('./playout/playout-list-page').then((module) => module.PlayoutListPage),
    add: () => import('./playout/playout-dialogs').then((module) => module.AddPlayoutDialog),
    page: () => import('./playout/playout-page').then((module) => module.PlayoutPage),
    edit: () => import('./playout/playout-dialogs').then((module) => module.EditPlayoutDialog),
  };
  return channelRoutes(path, 'playout', screens, [
    {
      path: `${path}/:channelId/items/:itemId`,
      meta: { key: 'live:routes.item', ...hidden },
      screen: () => import('./playout/item-dialog').then((module) => module.ItemDialog),
    },
  ]);
}
