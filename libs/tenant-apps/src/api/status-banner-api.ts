import {
  consoleApi,
  onSuccess,
  query,
  mutation,
  SHOWN_BY_FORM,
  SHOWN_BY_NOTICE,
  SHOWN_IN_PLACE,
} from '@console/http';
import { getStatusBanner, removeStatusBanner, setStatusBanner } from '../contract/status-banner';

const statusBannerApi = consoleApi.enhanceEndpoints({ addTagTypes: ['STATUS_BANNER'] }).injectEndpoints({
  endpoints: (build) => ({
    getStatusBanner: query(build, getStatusBanner, {
      control: SHOWN_IN_PLACE,
      providesTags: ['STATUS_BANNER'],
    }),
    setStatusBanner: mutation(build, setStatusBanner, {
      control: SHOWN_BY_FORM,
      invalidatesTags: onSuccess(() => ['STATUS_BANNER' as const]),
    }),
    removeStatusBanner: mutation(build, removeStatusBanner, {
      control: SHOWN_BY_NOTICE,
      invalidatesTags: onSuccess(() => ['STATUS_BANNER' as const]),
    }),
  }),
});

export const {
  useGetStatusBannerQuery,
  useLazyGetStatusBannerQuery,
  useSetStatusBannerMutation,
  useRemoveStatusBannerMutation,
} = statusBannerApi;
