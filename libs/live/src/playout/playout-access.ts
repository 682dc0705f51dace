import { channelListPath, channelPath, editChannelPath } from '../channel/channel-paths';

export const PLAYOUT_PATHS = {
  list: (appId: string | undefined) => channelListPath('playout', appId),
  edit: (appId: string | undefined, id: string) => editChannelPath('playout', appId, id),
};

/** The ID of an item that does not exist yet. */
export const NEW_ITEM = 'new';

export function itemPath(appId: string | undefined, id: string, itemId: string): string {
  return `${channelPath('playout', appId, id)}/items/${encodeURIComponent(itemId)}`;
}
