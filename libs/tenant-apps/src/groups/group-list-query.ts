import { PAGE_SIZES, type ArgsOf } from '@console/http/contract';
import { int, sortBy, text, type ListState } from '@console/shell-layout';
import type { listGroups } from '../contract';

/** The state of the list in the address; of which app it is, the path says. */
export const GROUP_LIST = {
  page: int(1),
  perPage: int(20, PAGE_SIZES),
  sort: sortBy(['name', 'members', 'createdAt'], 'name'),
  q: text(),
};

/** What to ask the platform for. */
export function groupListArgs(appId: string, state: ListState<typeof GROUP_LIST>): ArgsOf<typeof listGroups> {
  return { ...state, appId, customFields: { appId } };
}
