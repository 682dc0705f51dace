import { consoleApi, itemTag, listTag, MISSING_IS_SHOWN, query, SHOWN_IN_PLACE } from '@console/http';
import { getQuota, listQuotaPlans, listQuotasNearLimit } from '../contract';

export const quotasApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['DETAIL_QUOTA_PLANS', 'QUOTA_APPS'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getQuota: query(build, getQuota, {
        control: SHOWN_IN_PLACE,
        providesTags: (_quota, _error, { appId }) => [itemTag('QUOTA_APPS', appId)],
      }),
      listQuotaPlans: query(build, listQuotaPlans, {
        control: SHOWN_IN_PLACE,
        providesTags: [listTag('DETAIL_QUOTA_PLANS')],
      }),
      listQuotasNearLimit: query(build, listQuotasNearLimit, {
        control: MISSING_IS_SHOWN,
        providesTags: [listTag('QUOTA_APPS')],
      }),
    }),
  });

export const {
  useGetQuotaQuery,
  useListQuotaPlansQuery,
  useListQuotasNearLimitQuery,
  useLazyListQuotasNearLimitQuery,
} = quotasApi;
