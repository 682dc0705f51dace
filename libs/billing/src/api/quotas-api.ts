import { consoleApi, itemTag, listTag, query, type Control } from '@console/http';
import { getQuota, listQuotasNearLimit } from '../contract';

/** The part of a screen that asks says in place what is missing; the screen around it stays. */
const SHOWN_IN_PLACE: Control = { noNotify: true, bypass403: true };
/** A platform need not list quotas across apps; the screen says so. */
const MISSING_IS_SHOWN: Control = { statusCodeDisabledNotify: [404] };

export const quotasApi = consoleApi.enhanceEndpoints({ addTagTypes: ['QUOTA_APPS'] }).injectEndpoints({
  endpoints: (build) => ({
    getQuota: query(build, getQuota, {
      control: SHOWN_IN_PLACE,
      providesTags: (_quota, _error, { appId }) => [itemTag('QUOTA_APPS', appId)],
    }),
    listQuotasNearLimit: query(build, listQuotasNearLimit, {
      control: MISSING_IS_SHOWN,
      providesTags: [listTag('QUOTA_APPS')],
    }),
  }),
});

export const { useGetQuotaQuery, useListQuotasNearLimitQuery, useLazyListQuotasNearLimitQuery } = quotasApi;
