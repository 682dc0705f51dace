import { consoleApi, itemTag, mutation, onSuccess, query, SHOWN_BY_FORM, type Control } from '@console/http';
import { getAppBillingInfo, getBillingInfo, updateAppBillingInfo } from '../contract';

/** A platform may not tell: the page shows that in place. */
const MISSING_IS_SHOWN: Control = { statusCodeDisabledNotify: [404] };

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
