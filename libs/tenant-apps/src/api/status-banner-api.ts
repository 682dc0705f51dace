import { consoleApi, onSuccess, query, mutation } from '@console/http';
import { getStatusBanner, removeStatusBanner, setStatusBanner } from '../contract/status-banner';

const statusBannerApi = consoleApi.enhanceEndpoints({ addTagTypes: ['STATUS_BANNER'] }).injectEndpoints({
  endpoints: (build) => ({
    getStatusBanner: query(build, getStatusBanner, { providesTags: ['STATUS_BANNER'] }),
    setStatusBanner: mutation(build, setStatusBanner, {
      invalidatesTags: onSuccess(() => ['STATUS_BANNER' as const]),
    }),
    removeStatusBanner: mutation(build, removeStatusBanner, {
      invalidatesTags: onSuccess(() => ['STATUS_BANNER' as const]),
    }),
  }),
});

export const { useGetStatusBannerQuery, useSetStatusBannerMutation, useRemoveStatusBannerMutation } =
  statusBannerApi;
