import type { ArgsOf } from '@console/http/contract';
import { listFields, type ListState, oneOf, readListState } from '@console/ui/list';
import { SUBSCRIPTION_STATUSES } from '../contract/my-apps';
import { TENANT_APP_EDITIONS } from '../contract/app-fields';
import { type listTenantApps, type TenantApp } from '../contract/tenant-apps';

const SORTABLE = ['name', 'appId', 'edition', 'members', 'createdAt', 'lastActivityAt'];

export const TENANT_APP_LIST = {
  ...listFields(SORTABLE, '-createdAt'),
  edition: oneOf(TENANT_APP_EDITIONS),
  subscription: oneOf(SUBSCRIPTION_STATUSES),
};

type Args = ArgsOf<typeof listTenantApps>;

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

export function tenantAppListArgsAt(status: TenantApp['status'], params: URLSearchParams): Args {
  return tenantAppListArgs(status, readListState(TENANT_APP_LIST, params));
}
