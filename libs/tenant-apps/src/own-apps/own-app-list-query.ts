import { PAGE_SIZES, type ArgsOf } from '@console/http/contract';
import { int, oneOf, sortBy, text, type ListState } from '@console/shell-layout';
import { TENANT_APP_EDITIONS, type listMyApps } from '../contract';

const SORTABLE = ['name', 'appId', 'createdAt'];

/** The state of the list in the address. */
export const OWN_APP_LIST = {
  page: int(1),
  perPage: int(20, PAGE_SIZES),
  sort: sortBy(SORTABLE, 'name'),
  q: text(),
  edition: oneOf(TENANT_APP_EDITIONS),
};

type Args = ArgsOf<typeof listMyApps>;

/** What to ask the platform for: the admin app is where one works, and nobody's own. */
export function ownAppListArgs({ edition, ...state }: ListState<typeof OWN_APP_LIST>): Args {
  return { ...state, customFields: { kind: 'tenant', ...(edition !== '' && { edition }) } };
}
