import { consoleApi, listTag, query, SHOWN_IN_PLACE } from '@console/http';
import { getUsageReport, listQuotasNearLimit } from '../contract';

export const dashboardApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['USAGES', 'QUOTA_APPS'] })
  .injectEndpoints({
    endpoints: (build) => ({
      usageOnDashboard: query(build, getUsageReport, {
        control: SHOWN_IN_PLACE,
        providesTags: [listTag('USAGES')],
      }),
      quotasOnDashboard: query(build, listQuotasNearLimit, {
        control: SHOWN_IN_PLACE,
        providesTags: [listTag('QUOTA_APPS')],
      }),
    }),
  });

export const { useUsageOnDashboardQuery, useQuotasOnDashboardQuery } = dashboardApi;
