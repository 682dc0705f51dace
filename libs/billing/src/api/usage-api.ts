import { consoleApi, itemTag, listTag, MISSING_IS_SHOWN, query } from '@console/http';
import { getOwnUsages, getUsageReport, getUsages, listUsagesByApp } from '../contract';

export const usageApi = consoleApi.enhanceEndpoints({ addTagTypes: ['USAGES'] }).injectEndpoints({
  endpoints: (build) => ({
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
  }),
});

export const {
  useGetOwnUsagesQuery,
  useGetUsagesQuery,
  useGetUsageReportQuery,
  useListUsagesByAppQuery,
  useLazyListUsagesByAppQuery,
} = usageApi;
