import { PAGE_SIZES, type ArgsOf } from '@console/http/contract';
import { int, oneOf, sortBy, text, type Field, type ListState } from '@console/shell-layout';
import { z } from 'zod';
import {
  CalendarMonth,
  INVOICE_SORTS,
  INVOICE_STATUS_FILTERS,
  type listAllInvoices,
  type listInvoices,
} from '../contract';

const day = fitting(z.iso.date());

/**
 * The state of the list in the address, by the specification's names. The list of one app goes without `appId`, `sort`, `q`
 * and `paidMonth`: the call that it is read by knows none of them.
 * @see spec 3.7
 */
export const INVOICE_LIST = {
  page: int(1),
  perPage: int(20, PAGE_SIZES),
  sort: sortBy(INVOICE_SORTS, '-issuingDate'),
  /** How the number begins. */
  q: text(),
  appId: text(),
  status: oneOf(INVOICE_STATUS_FILTERS),
  issuingDateFrom: day,
  issuingDateTo: day,
  paidMonth: fitting(CalendarMonth),
};

export type InvoiceListState = ListState<typeof INVOICE_LIST>;

/** What to ask the platform for about one app. */
export function invoicesArgs(appId: string, state: InvoiceListState): ArgsOf<typeof listInvoices> {
  return { appId, ...sharedArgs(state) };
}

/** What to ask the platform for about all apps. */
export function allInvoicesArgs(state: InvoiceListState): ArgsOf<typeof listAllInvoices> {
  const { appId, sort, paidMonth } = state;
  const number = state.q.trim();
  return {
    ...sharedArgs(state),
    sort,
    ...(appId !== '' && { appId }),
    ...(number !== '' && { number }),
    ...(paidMonth !== '' && { paidMonth }),
  };
}

function sharedArgs({ page, perPage, status, issuingDateFrom, issuingDateTo }: InvoiceListState) {
  return {
    page,
    perPage,
    ...(status !== '' && { status }),
    ...(issuingDateFrom !== '' && { issuingDateFrom }),
    ...(issuingDateTo !== '' && { issuingDateTo }),
  };
}

/** What a schema of the contract lets through; none by default. */
function fitting(schema: z.ZodType<string>): Field<string> {
  return { fallback: '', read: (value) => schema.safeParse(value).data };
}
