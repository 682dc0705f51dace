import {
  consoleApi,
  itemTag,
  listTag,
  MISSING_IS_SHOWN,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_SHELL,
} from '@console/http';
import {
  creditInvoice,
  emailInvoice,
  getInvoicePdf,
  payInvoice,
  voidInvoice,
} from '../contract/invoice-changes';
import { getBillingSummary, getInvoice, listAllInvoices, listInvoices } from '../contract/invoices';

/** Invoices, lists and sums. */
const changed = { invalidatesTags: onSuccess(() => ['BILLING' as const]) };

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
    getBillingSummary: query(build, getBillingSummary, { providesTags: [listTag('BILLING')] }),
    getInvoice: query(build, getInvoice, {
      providesTags: (_invoice, _error, { id }) => [itemTag('BILLING', id)],
    }),
    getInvoicePdf: query(build, getInvoicePdf, { control: SHOWN_BY_SHELL, keepUnusedDataFor: 0 }),
    emailInvoice: mutation(build, emailInvoice, changed),
    payInvoice: mutation(build, payInvoice, changed),
    voidInvoice: mutation(build, voidInvoice, changed),
    creditInvoice: mutation(build, creditInvoice, changed),
  }),
});

export const {
  useListInvoicesQuery,
  useLazyListInvoicesQuery,
  useListAllInvoicesQuery,
  useLazyListAllInvoicesQuery,
  useGetBillingSummaryQuery,
  useGetInvoiceQuery,
  useLazyGetInvoicePdfQuery,
  useEmailInvoiceMutation,
  usePayInvoiceMutation,
  useVoidInvoiceMutation,
  useCreditInvoiceMutation,
} = invoicesApi;
