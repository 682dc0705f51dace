import { PAGE_SIZES, type ArgsOf } from '@console/http/contract';
import { int, oneOf, readListState, sortBy, text, type ListState } from '@console/shell-layout';
import { SUBSCRIPTION_STATUSES, TENANT_APP_EDITIONS, type listTenantApps, type TenantApp } from '../contract';

const SORTABLE = ['name', 'appId', 'edition', 'members', 'createdAt', 'lastActivityAt'];

/** The state of both lists in the address; which of the two it is, the path says. */
export const TENANT_APP_LIST = {
  page: int(1),
  perPage: int(20, PAGE_SIZES),
  sort: sortBy(SORTABLE, '-createdAt'),
  q: text(),
  edition: oneOf(TENANT_APP_EDITIONS),
  subscription: oneOf(SUBSCRIPTION_STATUSES),
};

type Args = ArgsOf<typeof listTenantApps>;

/** What to ask the platform for. */
export function tenantAppListArgs(
  status: TenantApp['status'],
  { edition, subscription, ...state }: ListState<typeof TENANT_APP_LIST>,
): Args {
  return {
    ...state,
    customFields: {
      status,
      ...(edition !== '' && { edition }),
      ...(subscription !== '' && { subscriptionStatus: subscription }),
    },
  };
}

/** The same, out of an address: for a prefetch, before there is a screen. */
export function tenantAppListArgsAt(status: TenantApp['status'], params: URLSearchParams): Args {
  return tenantAppListArgs(status, readListState(TENANT_APP_LIST, params));
}
