import { resourceListPath, resourcePath, editResourcePath } from '../resource/resource-paths';

export const PLAYOUT_PATHS = {
  list: (appId: string | undefined) => resourceListPath('playout', appId),
  edit: (appId: string | undefined, id: string) => editResourcePath('playout', appId, id),
};

/** The ID of an item that does not exist yet. */
export const NEW_ITEM = 'new';

export function itemPath(appId: string | undefined, id: string, itemId: string): string {
  return `${resourcePath('playout', appId, id)}/items/${encodeURIComponent(itemId)}`;
}
