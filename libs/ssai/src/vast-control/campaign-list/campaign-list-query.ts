import { ADMIN_APP_ID } from '@console/http';
import type { ArgsOf } from '@console/http/contract';
import type { PrefetchContext } from '@console/shell-layout';
import { listFields, oneOf, readListState, text, type ListState } from '@console/ui/list';
import { CAMPAIGN_SORTS, CAMPAIGN_STATUSES, type listVastCampaigns } from '../../contract';
import { vastEndpoints } from '../api/vast-api';

export const CAMPAIGN_LIST = {
  ...listFields(CAMPAIGN_SORTS, 'status'),
  status: oneOf(CAMPAIGN_STATUSES),
  /** Only in the list of all apps. */
  appId: text(),
};

export function campaignListArgs(
  scope: { appId?: string },
  { status, appId, ...query }: ListState<typeof CAMPAIGN_LIST>,
): ArgsOf<typeof listVastCampaigns> {
  const app = scope.appId ?? appId;
  return {
    ...query,
    ...scope,
    customFields: { ...(app !== '' && { appId: app }), ...(status !== '' && { status }) },
  };
}

export async function prefetchCampaigns({ store, params, searchParams }: PrefetchContext) {
  const { appId = ADMIN_APP_ID } = params;
  const args = campaignListArgs(
    appId === ADMIN_APP_ID ? {} : { appId },
    readListState(CAMPAIGN_LIST, searchParams),
  );
  await store.dispatch(vastEndpoints.listVastCampaigns.initiate(args, { subscribe: false }));
}
