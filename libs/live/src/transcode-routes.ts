import type { ConsoleRoute } from '@console/shell-layout';
import { liveLocale } from './locales/live-locale';
import type { TranscodeKind } from './resource/resource-paths';

const { namespace } = liveLocale;
const hidden = { requiresAuth: true, hideInMenu: true };

type Screen = NonNullable<ConsoleRoute['screen']>;

interface TranscodeScreens {
  list: Screen;
  add: Screen;
  page: Screen;
  edit: Screen;
}

const dialogs = () => import('./transcode/transcode-dialogs');

const SCREENS: Record<TranscodeKind, TranscodeScreens> = {
  channels: {
    list: () => import('./transcode/channel-list-page').then((module) => module.ChannelListPage),
    add: () => dialogs().then((module) => module.AddChannelDialog),
    page: () => import('./transcode/channel-page').then((module) => module.ChannelPage),
    edit: () => dialogs().then((module) => module.EditChannelDialog),
  },
  templates: {
    list: () => import('./transcode/template-list-page').then((module) => module.TemplateListPage),
    add: () => dialogs().then((module) => module.AddTemplateDialog),
    page: () => import('./transcode/template-page').then((module) => module.TemplatePage),
    edit: () => dialogs().then((module) => module.EditTemplateDialog),
  },
  profiles: {
    list: () => import('./transcode/profile-list-page').then((module) => module.ProfileListPage),
    add: () => dialogs().then((module) => module.AddProfileDialog),
    page: () => import('./transcode/profile-page').then((module) => module.ProfilePage),
    edit: () => dialogs().then((module) => module.EditProfileDialog),
  },
  presets: {
    list: () => import('./transcode/preset-list-page').then((module) => module.PresetListPage),
    add: () => dialogs().then((module) => module.AddPresetDialog),
    page: () => import('./transcode/preset-page').then((module) => module.PresetPage),
    edit: () => dialogs().then((module) => module.EditPresetDialog),
  },
};

/** What is encoded, and how: one kind of setting with its pages and dialogs. */
export function transcodeRoutes(kind: TranscodeKind) {
  const { list, add, page, edit } = SCREENS[kind];
  return (path: string) =>
    ({
      namespace,
      screen: list,
      children: [
        { path: `${path}/add`, meta: { key: `live:transcode.${kind}.add`, ...hidden }, screen: add },
        {
          path: `${path}/:resourceId`,
          meta: { key: `live:transcode.${kind}.one`, ...hidden },
          screen: page,
          children: [
            {
              path: `${path}/:resourceId/edit`,
              meta: { key: `live:transcode.${kind}.edit`, ...hidden },
              screen: edit,
            },
          ],
        },
      ],
    }) satisfies Omit<ConsoleRoute, 'path' | 'meta'>;
}

/** The transcoder at a glance: what it works on. */
export function transcoderRoutes() {
  return { namespace, screen: SCREENS.channels.list } satisfies Omit<ConsoleRoute, 'path' | 'meta'>;
}
