import {
  consoleApi,
  itemTag,
  MISSING_IS_SHOWN,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_FORM,
  SHOWN_BY_NOTICE,
  SHOWN_BY_SHELL,
  SHOWN_IN_PLACE,
} from '@console/http';
import {
  beginPaymentMethod,
  completePaymentMethod,
  listPaymentMethods,
  makePaymentMethodPrimary,
  removePaymentMethod,
} from '../contract/payment-methods';
import { getAppBillingInfo, getBillingInfo, updateAppBillingInfo } from '../contract/billing-info';

/**
 * Everything that depends on payment methods, including the app detail that guards read. Calls about one
 * method do not name its app.
 */
const paymentTags = () => ['BILLING_INFO' as const, 'DETAIL_APP' as const];

export const paymentApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['BILLING_INFO', 'DETAIL_APP'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listPaymentMethods: query(build, listPaymentMethods, {
        control: SHOWN_BY_SHELL,
        providesTags: (_page, _error, { appId }) => [itemTag('BILLING_INFO', appId ?? '')],
      }),
      beginPaymentMethod: mutation(build, beginPaymentMethod, { control: SHOWN_BY_FORM }),
      completePaymentMethod: mutation(build, completePaymentMethod, {
        control: SHOWN_IN_PLACE,
        invalidatesTags: onSuccess(paymentTags),
      }),
      makePaymentMethodPrimary: mutation(build, makePaymentMethodPrimary, {
        control: SHOWN_BY_NOTICE,
        invalidatesTags: onSuccess(paymentTags),
      }),
      removePaymentMethod: mutation(build, removePaymentMethod, { invalidatesTags: onSuccess(paymentTags) }),
      getAppBillingInfo: query(build, getAppBillingInfo, {
        control: MISSING_IS_SHOWN,
        providesTags: (_info, _error, { appId }) => [itemTag('BILLING_INFO', appId)],
      }),
      getBillingInfo: query(build, getBillingInfo, {
        control: MISSING_IS_SHOWN,
        providesTags: ['BILLING_INFO'],
      }),
      updateAppBillingInfo: mutation(build, updateAppBillingInfo, {
        invalidatesTags: onSuccess(({ appId }) => [itemTag('BILLING_INFO', appId)]),
      }),
    }),
  });

export const {
  useListPaymentMethodsQuery,
  useBeginPaymentMethodMutation,
  useCompletePaymentMethodMutation,
  useMakePaymentMethodPrimaryMutation,
  useRemovePaymentMethodMutation,
  useGetAppBillingInfoQuery,
  useGetBillingInfoQuery,
  useUpdateAppBillingInfoMutation,
} = paymentApi;
