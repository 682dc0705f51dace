import { consoleApi, itemTag, listTag, query, type Control } from '@console/http';
import { getBillingSummary, getInvoice, listAllInvoices, listInvoices } from '../contract';

/** The drawer says in place why there is no invoice, as the figures above the list say why there are none. */
const SHOWN_IN_PLACE: Control = { noNotify: true, bypass403: true };
/** The page says that there is no such list, or no such app. */
const MISSING_IS_SHOWN: Control = { statusCodeDisabledNotify: [404] };

export const invoicesApi = consoleApi.enhanceEndpoints({ addTagTypes: ['BILLING'] }).injectEndpoints({
  endpoints: (build) => ({
    listInvoices: query(build, listInvoices, {
      control: MISSING_IS_SHOWN,
      providesTags: [listTag('BILLING')],
    }),
    listAllInvoices: query(build, listAllInvoices, {
      control: MISSING_IS_SHOWN,
      providesTags: [listTag('BILLING')],
    }),
    getBillingSummary: query(build, getBillingSummary, {
      control: SHOWN_IN_PLACE,
      providesTags: [listTag('BILLING')],
    }),
    getInvoice: query(build, getInvoice, {
      control: SHOWN_IN_PLACE,
      providesTags: (_invoice, _error, { id }) => [itemTag('BILLING', id)],
    }),
  }),
});

export const {
  useListInvoicesQuery,
  useLazyListInvoicesQuery,
  useListAllInvoicesQuery,
  useLazyListAllInvoicesQuery,
  useGetBillingSummaryQuery,
  useGetInvoiceQuery,
} = invoicesApi;
