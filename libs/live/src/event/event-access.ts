import { channelListPath, editChannelPath } from '../channel/channel-paths';

export const EVENT_PATHS = {
  list: (appId: string | undefined) => channelListPath('event', appId),
  edit: (appId: string | undefined, id: string) => editChannelPath('event', appId, id),
};
