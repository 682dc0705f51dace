import { consoleApi, listTag, query, type Control } from '@console/http';
import { getBillingSummary, getUsageReport, listQuotasNearLimit } from '../contract';

/** Each card tells of its own failure, and stays away where the platform cannot fill it. */
const SHOWN_BY_CARD: Control = { noNotify: true, bypass403: true };

export const dashboardApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['BILLING', 'USAGES', 'QUOTA_APPS'] })
  .injectEndpoints({
    endpoints: (build) => ({
      owedOnDashboard: query(build, getBillingSummary, {
        control: SHOWN_BY_CARD,
        providesTags: [listTag('BILLING')],
      }),
      usageOnDashboard: query(build, getUsageReport, {
        control: SHOWN_BY_CARD,
        providesTags: [listTag('USAGES')],
      }),
      quotasOnDashboard: query(build, listQuotasNearLimit, {
        control: SHOWN_BY_CARD,
        providesTags: [listTag('QUOTA_APPS')],
      }),
    }),
  });

export const { useOwedOnDashboardQuery, useUsageOnDashboardQuery, useQuotasOnDashboardQuery } = dashboardApi;
