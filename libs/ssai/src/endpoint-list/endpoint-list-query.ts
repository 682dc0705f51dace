import { ADMIN_APP_ID } from '@console/http';
import type { ArgsOf } from '@console/http/contract';
import type { PrefetchContext } from '@console/shell-layout';
import { listFields, readListState, text, type ListState } from '@console/ui/list';
import { ssaiApi } from '../api/ssai-api';
import { SSAI_ENDPOINT_SORTS, type listSsaiEndpoints } from '../contract';

export const ENDPOINT_LIST = {
  ...listFields(SSAI_ENDPOINT_SORTS, 'name'),
  /** Only in the list of all apps. */
  appId: text(),
};

export function endpointListArgs(
  scope: { appId?: string },
  { appId, ...query }: ListState<typeof ENDPOINT_LIST>,
): ArgsOf<typeof listSsaiEndpoints> {
  const app = scope.appId ?? appId;
  return { ...query, ...scope, customFields: { ...(app !== '' && { appId: app }) } };
}

export async function prefetchEndpoints({ store, params, searchParams }: PrefetchContext) {
  const { appId = ADMIN_APP_ID } = params;
  const scope = appId === ADMIN_APP_ID ? {} : { appId };
  const args = endpointListArgs(scope, readListState(ENDPOINT_LIST, searchParams));
  await store.dispatch(ssaiApi.endpoints.listSsaiEndpoints.initiate(args, { subscribe: false }));
}
