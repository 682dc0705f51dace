import { consoleApi, listTag, query, type Control } from '@console/http';
import { listQuotaPlans } from '../contract';

/** The field itself says that there are no plans to choose from; the form around it works on. */
const SHOWN_BY_FIELD: Control = { noNotify: true, bypass403: true };

export const billingApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['DETAIL_QUOTA_PLANS'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listQuotaPlans: query(build, listQuotaPlans, {
        control: SHOWN_BY_FIELD,
        providesTags: [listTag('DETAIL_QUOTA_PLANS')],
      }),
    }),
  });

export const { useListQuotaPlansQuery } = billingApi;
