import { consoleApi, itemTag, listTag, MISSING_IS_SHOWN, query, SHOWN_IN_PLACE } from '@console/http';
import { getBillingSummary, getInvoice, listAllInvoices, listInvoices } from '../contract';

const invoicesApi = consoleApi.enhanceEndpoints({ addTagTypes: ['BILLING'] }).injectEndpoints({
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
