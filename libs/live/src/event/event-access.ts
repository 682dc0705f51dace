import { resourceListPath, editResourcePath } from '../resource/resource-paths';

export const EVENT_PATHS = {
  list: (appId: string | undefined) => resourceListPath('event', appId),
  edit: (appId: string | undefined, id: string) => editResourcePath('event', appId, id),
};
