import { consoleApi, itemTag, listTag, MISSING_IS_SHOWN, mutation, onSuccess, query } from '@console/http';
import {
  approveQuotaRequest,
  declineQuotaRequest,
  listQuotaRequests,
  overrideQuota,
  removeQuotaOverride,
  requestQuota,
} from '../contract/quota-changes';
import { changePlan, getQuota, listQuotaPlans, listQuotasNearLimit, previewPlan } from '../contract/quotas';
import { getOwnUsages, getUsageReport, getUsages, listUsagesByApp } from '../contract/usages';
import { listAppFigures } from '../contract/app-figures';

/** The limits of an app, and the invoice that charges them. */
const limitTags = ({ appId }: { appId: string }) => [
  itemTag('QUOTA_APPS', appId),
  listTag('QUOTA_APPS'),
  'BILLING' as const,
];

export const usageApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['USAGES', 'QUOTA_APPS', 'DETAIL_QUOTA_PLANS', 'BILLING'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listAppFigures: query(build, listAppFigures, { providesTags: ['BILLING', listTag('USAGES')] }),
      getUsages: query(build, getUsages, {
        control: MISSING_IS_SHOWN,
        providesTags: (usages) => (usages ? [itemTag('USAGES', usages.appId)] : []),
      }),
      getOwnUsages: query(build, getOwnUsages, {
        control: MISSING_IS_SHOWN,
        providesTags: (usages) => (usages ? [itemTag('USAGES', usages.appId)] : []),
      }),
      getUsageReport: query(build, getUsageReport, {
        control: MISSING_IS_SHOWN,
        providesTags: (report) => [
          typeof report?.appId === 'string' ? itemTag('USAGES', report.appId) : listTag('USAGES'),
        ],
      }),
      listUsagesByApp: query(build, listUsagesByApp, {
        control: MISSING_IS_SHOWN,
        providesTags: [listTag('USAGES')],
      }),
      usageOnDashboard: query(build, getUsageReport, { providesTags: [listTag('USAGES')] }),
      topApps: query(build, listUsagesByApp, { providesTags: [listTag('USAGES')] }),
      quotasOnDashboard: query(build, listQuotasNearLimit, { providesTags: [listTag('QUOTA_APPS')] }),
      getQuota: query(build, getQuota, {
        providesTags: (_quota, _error, { appId }) => [itemTag('QUOTA_APPS', appId)],
      }),
      listQuotaPlans: query(build, listQuotaPlans, { providesTags: [listTag('DETAIL_QUOTA_PLANS')] }),
      previewPlan: query(build, previewPlan, {
        providesTags: (_preview, _error, { appId }) => [itemTag('QUOTA_APPS', appId)],
      }),
      changePlan: mutation(build, changePlan, { invalidatesTags: onSuccess(limitTags) }),
      overrideQuota: mutation(build, overrideQuota, { invalidatesTags: onSuccess(limitTags) }),
      removeQuotaOverride: mutation(build, removeQuotaOverride, { invalidatesTags: onSuccess(limitTags) }),
      listQuotaRequests: query(build, listQuotaRequests, { providesTags: [listTag('QUOTA_APPS')] }),
      requestQuota: mutation(build, requestQuota, {
        invalidatesTags: onSuccess(({ body }) => limitTags(body)),
      }),
      approveQuotaRequest: mutation(build, approveQuotaRequest, {
        invalidatesTags: onSuccess(() => ['QUOTA_APPS' as const]),
      }),
      declineQuotaRequest: mutation(build, declineQuotaRequest, {
        invalidatesTags: onSuccess(() => ['QUOTA_APPS' as const]),
      }),
      listQuotasNearLimit: query(build, listQuotasNearLimit, {
        control: MISSING_IS_SHOWN,
        providesTags: [listTag('QUOTA_APPS')],
      }),
    }),
  });

export const {
  useLazyListAppFiguresQuery,
  useListAppFiguresQuery,
  useGetOwnUsagesQuery,
  useGetUsagesQuery,
  useGetUsageReportQuery,
  useListUsagesByAppQuery,
  useLazyListUsagesByAppQuery,
  useUsageOnDashboardQuery,
  useTopAppsQuery,
  useQuotasOnDashboardQuery,
  useGetQuotaQuery,
  useListQuotaPlansQuery,
  usePreviewPlanQuery,
  useChangePlanMutation,
  useOverrideQuotaMutation,
  useRemoveQuotaOverrideMutation,
  useListQuotaRequestsQuery,
  useRequestQuotaMutation,
  useApproveQuotaRequestMutation,
  useDeclineQuotaRequestMutation,
  useListQuotasNearLimitQuery,
  useLazyListQuotasNearLimitQuery,
} = usageApi;
