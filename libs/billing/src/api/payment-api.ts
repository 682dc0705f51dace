import {
  consoleApi,
  itemTag,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_FORM,
  SHOWN_BY_NOTICE,
  type Control,
} from '@console/http';
import {
  beginPaymentMethod,
  completePaymentMethod,
  listPaymentMethods,
  makePaymentMethodPrimary,
  removePaymentMethod,
} from '../contract';

/** A platform may lack what begins the visit of a provider; the page says so, and why. */
const REFUSAL_IS_SHOWN: Control = {
  ...SHOWN_BY_FORM,
  statusCodeDisabledNotify: [...(SHOWN_BY_FORM.statusCodeDisabledNotify ?? []), 404],
};
/** The page tells in place what became of a card that was taken elsewhere, whatever that is. */
const OUTCOME_IS_SHOWN: Control = { noNotify: true, bypass403: true };

/**
 * What shows how apps are paid for: payment methods and billing info, and the app detail, which guards ask whether there is
 * a card. Of which app a method is, the calls about one do not say.
 */
const showing = () => ['BILLING_INFO' as const, 'DETAIL_APP' as const];

export const paymentApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['BILLING_INFO', 'DETAIL_APP'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listPaymentMethods: query(build, listPaymentMethods, {
        providesTags: (_page, _error, { appId }) => [itemTag('BILLING_INFO', appId ?? '')],
      }),
      beginPaymentMethod: mutation(build, beginPaymentMethod, { control: REFUSAL_IS_SHOWN }),
      completePaymentMethod: mutation(build, completePaymentMethod, {
        control: OUTCOME_IS_SHOWN,
        invalidatesTags: onSuccess(showing),
      }),
      makePaymentMethodPrimary: mutation(build, makePaymentMethodPrimary, {
        control: SHOWN_BY_NOTICE,
        invalidatesTags: onSuccess(showing),
      }),
      removePaymentMethod: mutation(build, removePaymentMethod, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(showing),
      }),
    }),
  });

export const {
  useListPaymentMethodsQuery,
  useBeginPaymentMethodMutation,
  useCompletePaymentMethodMutation,
  useMakePaymentMethodPrimaryMutation,
  useRemovePaymentMethodMutation,
} = paymentApi;
