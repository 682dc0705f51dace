import {
  consoleApi,
  itemTag,
  MISSING_IS_SHOWN,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_FORM,
} from '@console/http';
import { getAppBillingInfo, getBillingInfo, updateAppBillingInfo } from '../contract';

export const billingInfoApi = consoleApi.enhanceEndpoints({ addTagTypes: ['BILLING_INFO'] }).injectEndpoints({
  endpoints: (build) => ({
    getAppBillingInfo: query(build, getAppBillingInfo, {
      control: MISSING_IS_SHOWN,
      providesTags: (_info, _error, { appId }) => [itemTag('BILLING_INFO', appId)],
    }),
    getBillingInfo: query(build, getBillingInfo, {
      control: MISSING_IS_SHOWN,
      providesTags: ['BILLING_INFO'],
    }),
    updateAppBillingInfo: mutation(build, updateAppBillingInfo, {
      control: SHOWN_BY_FORM,
      invalidatesTags: onSuccess(({ appId }) => [itemTag('BILLING_INFO', appId)]),
    }),
  }),
});

export const {
  useGetAppBillingInfoQuery,
  useGetBillingInfoQuery,
  useLazyGetAppBillingInfoQuery,
  useUpdateAppBillingInfoMutation,
} = billingInfoApi;
